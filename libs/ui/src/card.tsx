import { styled } from 'styled-components'
import { breakpoint, color, font, radius, shadow, space } from './tokens.ts'

/** A sheet of paper: one thing, its words and its actions. */
export const Card = styled.article`
  min-inline-size: 0;
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  overflow-wrap: anywhere;
  @media (min-width: ${breakpoint.small}) { padding: ${space[6]}; }
`

/** The worry itself, the largest thing on its card. Reads in the direction of its own language. */
export const WorryText = styled.p`
  margin: 0;
  max-inline-size: 68ch;
  font-family: ${font.serif};
  font-size: ${font.size.l};
  line-height: 1.5;
  color: ${color.ink};
  text-align: start;
  unicode-bidi: plaintext;
  white-space: pre-line;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`

type BadgeKind = 'calm' | 'accent' | 'support' | 'danger' | 'primary'

const BADGES = {
  calm: { back: color.wash, ink: color.inkSoft },
  primary: { back: color.primarySoft, ink: color.primaryInk },
  accent: { back: color.accentSoft, ink: color.accentInk },
  support: { back: color.supportSoft, ink: color.supportInk },
  danger: { back: color.dangerSoft, ink: color.dangerInk },
}

/** A word or two about a thing: 'New', 'Draft', 'Private'. */
export const Badge = styled.span.withConfig({ shouldForwardProp: (name) => name !== 'kind' })<{ kind?: BadgeKind }>`
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
