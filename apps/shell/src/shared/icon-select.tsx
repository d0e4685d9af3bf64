import { color, motion, radius, space, target } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Setting } from './setting.ts'

type Props = Omit<Setting, 'icon'> & {
  /** At least one of the two, or both side by side. */
  icon?: ReactNode
  text?: ReactNode
  describedBy?: string | undefined
}

/** A select of the size of a button. The native select covers it invisibly, so that keyboard, touch and screen readers work. */
export function IconSelect({ label, value, choices, icon, text, describedBy, isBusy = false, onChoose }: Props) {
  return (
    <Box title={label}>
      {icon}
      {text}
      <NativeSelect
        aria-label={label}
        aria-describedby={describedBy}
        aria-busy={isBusy || undefined}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} lang={choice.lang}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
    </Box>
  )
}

const Box = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-inline-size: ${target};
  min-block-size: ${target};
  padding-inline: ${space[2]};
  border-radius: ${radius.m};
  color: ${color.inkSoft};
  white-space: nowrap;
  transition: background-color ${motion.quick} ${motion.ease};
  > svg { flex: none; }
  &:hover { background: ${color.wash}; color: ${color.ink}; }
  &:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  &:has([aria-busy]) { opacity: 0.6; }
`

const NativeSelect = styled.select`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  opacity: 0;
  cursor: pointer;
`
