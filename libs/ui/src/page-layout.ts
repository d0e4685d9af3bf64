import { styled } from 'styled-components'
import { ownProps } from './own-props.ts'
import { breakpoint, space } from './tokens.ts'

/** The reading column, at most 680 px unless `max` is another width. Every page of the main layout is in one. */
export const PageColumn = styled.div.withConfig(ownProps('max'))<{ max?: string }>`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  inline-size: 100%;
  max-inline-size: ${({ max = '42.5rem' }) => max};
  margin-inline: auto;
  padding: ${space[6]} ${space[4]} ${space[16]};
  > h1 { margin: 0; }
`

/** A page's column and, from 1280 px up, the `Rail` beside it. Render the rail before its content is loaded, so that nothing moves. */
export const WithRail = styled.div`
  @media (min-width: ${breakpoint.large}) {
    &:has(> aside) { display: grid; }
    grid-template-columns: minmax(0, 42.5rem) 18rem;
    justify-content: center;
    padding-inline-end: ${space[4]};
  }
`

/**
 * Supplementary content beside a page. Never scrolls by itself: it moves with the page until its end is in view, and stays there. At
 * least as high as the window below the header, so that a short one stays on top. Must be in `WithRail`.
 */
export const Rail = styled.aside`
  display: none;
  @media (min-width: ${breakpoint.large}) {
    position: sticky;
    inset-block-end: 0;
    align-self: end;
    display: flex;
    flex-direction: column;
    gap: ${space[5]};
    min-inline-size: 0;
    min-block-size: calc(100dvh - 4rem);
    padding: ${space[6]} ${space[2]};
  }
`
