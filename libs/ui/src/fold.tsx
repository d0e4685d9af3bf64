import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import * as icons from './icons.ts'
import { color, space, target } from './tokens.ts'

type Props = {
  label: ReactNode
  /** At first; a change closes or opens it under the reader. */
  isOpen?: boolean
  children: ReactNode
}

/** Content that is not shown until one asks for it. */
export function Fold({ label, isOpen = false, children }: Props) {
  return (
    <Details open={isOpen || undefined}>
      <summary>
        <icons.ChevronRight size={18} />
        {label}
      </summary>
      <div>{children}</div>
    </Details>
  )
}

const Details = styled.details`
  > summary {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: ${target};
    color: ${color.primaryInk};
    font-weight: 650;
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker { display: none; }
  > summary > svg { flex: none; }
  &:dir(rtl) > summary > svg { transform: scaleX(-1); }
  &[open] > summary > svg { transform: rotate(90deg); }
  > div { padding-block-start: ${space[2]}; }
`
