import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { control } from './control.ts'
import * as icons from './icons.ts'
import { color, space } from './tokens.ts'

/** The native select, so that phones show theirs. Children are `<option>`s. */
export function Select({ children, ...rest }: ComponentPropsWithRef<'select'>) {
  return (
    <SelectBox>
      <NativeSelect {...rest}>{children}</NativeSelect>
      <icons.ChevronDown size={18} />
    </SelectBox>
  )
}

/** One `<option>` for each value; without `values` for each entry of `names`. */
export function Options<Value extends string>(options: { names: Record<Value, string>; values?: readonly Value[] }) {
  const { names, values = Object.keys(names) as Value[] } = options
  return values.map((value) => (
    <option key={value} value={value}>
      {names[value]}
    </option>
  ))
}

const SelectBox = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  > svg { position: absolute; inset-inline-end: ${space[3]}; color: ${color.inkSoft}; pointer-events: none; }
`

const NativeSelect = styled.select`
  ${control}
  appearance: none;
  padding-inline-end: ${space[10]};
  text-overflow: ellipsis;
  cursor: pointer;
  > option { background: ${color.surface}; color: ${color.ink}; }
`
