import { color, icons, radius, Stack, space, target } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

type Props = { id?: string; isOpen?: boolean; summary: ReactNode; children: ReactNode }

/** Details that open on demand, also without scripts. */
export function MoreDetails({ id, isOpen = false, summary, children }: Props) {
  return (
    <Details id={id} open={isOpen}>
      <summary>
        <icons.ChevronDown size={20} aria-hidden="true" />
        {summary}
      </summary>
      <Stack gap={3}>{children}</Stack>
    </Details>
  )
}

const Details = styled.details`
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  > summary {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: ${target};
    padding: ${space[2]} ${space[4]};
    border-radius: ${radius.m};
    font-weight: 600;
    cursor: pointer;
    &::-webkit-details-marker { display: none; }
    &:hover { background: ${color.wash}; }
    > svg { flex: none; color: ${color.inkSoft}; }
  }
  &[open] > summary > svg { rotate: 180deg; }
  > :last-child:not(summary) { padding: ${space[2]} ${space[3]} ${space[3]}; }
`
