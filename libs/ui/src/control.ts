import { css } from 'styled-components'
import { color, font, motion, radius, space } from './tokens.ts'

/** The style of all text fields and selects. */
export const control = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 3rem;
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.ink};
  /* At least 16 px: phones zoom into smaller fields. */
  font: inherit;
  font-size: max(1rem, ${font.size.m});
  transition: border-color ${motion.quick} ${motion.ease};
  &::placeholder { color: ${color.inkFaint}; opacity: 1; }
  &:hover:not(:disabled) { border-color: ${color.inkSoft}; }
  &[aria-invalid='true'] { border-color: ${color.dangerInk}; box-shadow: inset 0 0 0 1px ${color.dangerInk}; }
  &:disabled { background: ${color.wash}; color: ${color.inkSoft}; cursor: not-allowed; }
  &:read-only:not(select, :disabled) { background: ${color.wash}; }
`
