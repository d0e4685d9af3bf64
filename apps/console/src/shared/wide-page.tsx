import { breakpoint, PageColumn, space } from '@worrystone/ui'
import { styled } from 'styled-components'

/** The console is wider than pages of text. */
export const WidePage = styled(PageColumn)`
  max-inline-size: 72rem;
  h1, h2, h3 { margin: 0; }
  h3 { font-size: 1.0625rem; }
  @media (min-width: ${breakpoint.medium}) { padding-inline: ${space[6]}; }
`

/** A wide and a narrow column; stacked where there is no space. */
export const SideBySide = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;
  @media (min-width: ${breakpoint.large}) { grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr); }
`
