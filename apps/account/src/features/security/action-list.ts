import { breakpoint, color, List, space } from '@worrystone/ui'
import { styled } from 'styled-components'

/** A list of items, each an icon, a text and an action at the end. */
export const ActionList = styled(List)`
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[2]} ${space[3]};
    padding-block: ${space[3]};
    border-block-start: 1px solid ${color.line};
  }
  > li:first-child { border-block-start: 0; padding-block-start: 0; }
  > li:last-child { padding-block-end: 0; }
  > li > svg { flex: none; color: ${color.inkSoft}; }
  /* Where the row has no space it wraps below the text it belongs to. */
  @media (max-width: calc(${breakpoint.small} - 0.01em)) {
    > li { grid-template-columns: auto minmax(0, 1fr); }
    > li > div + * { grid-column: 2; justify-self: start; }
    > li > button { margin-inline-start: calc(-1 * ${space[3]}); }
  }
`
