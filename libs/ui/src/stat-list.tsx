import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type * as icons from './icons.ts'
import { breakpoint, color, font, radius, space } from './tokens.ts'

/** A few numbers side by side, each on a tile with its label. */
export const StatList = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  margin: 0;
  @media (min-width: ${breakpoint.small}) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`

type Props = {
  label: string
  /** An addition to the label: 'in the last 7 days'. */
  hint: string
  icon: typeof icons.Users
  /** The formatted number; a skeleton while it loads. */
  children: ReactNode
}

export function Stat({ label, hint, icon: Icon, children }: Props) {
  return (
    <Tile>
      <dt>
        <Icon size={18} />
        {label}
      </dt>
      <dd>
        <b>{children}</b>
        <small>{hint}</small>
      </dd>
    </Tile>
  )
}

const Tile = styled.div`
  min-inline-size: 0;
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.surface};
  overflow-wrap: anywhere;
  hyphens: auto;
  @media (min-width: ${breakpoint.small}) { padding: ${space[4]}; }
  dt { display: flex; align-items: center; gap: ${space[2]}; font-size: ${font.size.s}; color: ${color.inkSoft}; }
  dt > svg { flex: none; }
  dd { margin: ${space[1]} 0 0; }
  b { display: block; font-size: ${font.size.xl}; font-weight: 650; line-height: 1.3; font-variant-numeric: tabular-nums; }
  /* Two lines, so that a shorter hint for another number moves nothing. */
  small { display: block; min-block-size: 2lh; font-size: ${font.size.xs}; color: ${color.inkSoft}; }
`
