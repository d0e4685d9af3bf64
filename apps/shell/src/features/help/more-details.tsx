import { color, radius, Stack, space } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

type Props = { id?: string; isOpen?: boolean; summary: ReactNode; children: ReactNode }

/** Details that open on demand, also without scripts. */
export function MoreDetails({ id, isOpen = false, summary, children }: Props) {
  return (
    <Details id={id} open={isOpen}>
      <summary>{summary}</summary>
      <Stack gap={3}>{children}</Stack>
    </Details>
  )
}

const Details = styled.details`
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  > summary {
    padding: ${space[2]} ${space[4]};
    border-radius: ${radius.m};
    color: ${color.ink};
    &:hover { background: ${color.wash}; }
  }
  > :last-child:not(summary) { padding: ${space[2]} ${space[3]} ${space[3]}; }
`
