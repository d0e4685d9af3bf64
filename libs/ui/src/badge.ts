import { styled } from 'styled-components'
import { ownProps } from './own-props.ts'
import { color, font, radius, space } from './tokens.ts'

type BadgeKind = 'calm' | 'accent' | 'support' | 'danger' | 'primary'

const BADGES = {
  calm: { back: color.wash, ink: color.inkSoft },
  primary: { back: color.primarySoft, ink: color.primaryInk },
  accent: { back: color.accentSoft, ink: color.accentInk },
  support: { back: color.supportSoft, ink: color.supportInk },
  danger: { back: color.dangerSoft, ink: color.dangerInk },
}

/** A short label of an item: 'New', 'Draft', 'Private'. */
export const Badge = styled.span.withConfig(ownProps('kind'))<{ kind?: BadgeKind }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: 0.1rem ${space[2]};
  border: 1px solid transparent;
  border-radius: ${radius.round};
  background: ${({ kind = 'calm' }) => BADGES[kind].back};
  color: ${({ kind = 'calm' }) => BADGES[kind].ink};
  font-size: ${font.size.xs};
  font-weight: 650;
  line-height: 1.5;
  white-space: nowrap;
`
