import { Card, color, motion, radius, space } from '@worrystone/ui'
import { keyframes, styled } from 'styled-components'

const rise = keyframes`
  from { opacity: 0; transform: translateY(0.5rem); }
`
const open = keyframes`
  from { opacity: 0; transform: scale(0.5); }
`
const spread = keyframes`
  from { opacity: 0.7; transform: scale(1); }
  to { opacity: 0; transform: scale(2.4); }
`

/** The outcome of a worry. `$isNew`: it was resolved a moment ago, and the card appears slowly. */
export const ResolutionFrame = styled(Card)<{ $isNew: boolean }>`
  border-color: transparent;
  background: ${color.accentSoft};
  @media (prefers-reduced-motion: no-preference) {
    animation: ${({ $isNew }) => $isNew && rise} 600ms ${motion.ease};
  }
`

/** The icon above the card's texts; on a new card a ring opens around it once. */
export const ResolutionIcon = styled.span<{ $isNew: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: ${radius.round};
  background: ${color.surface};
  color: ${color.accentInk};
  margin-block-end: ${space[1]};
  @media (prefers-reduced-motion: no-preference) {
    > svg { animation: ${({ $isNew }) => $isNew && open} 900ms ${motion.ease}; }
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border: 2px solid ${color.accentInk};
      border-radius: inherit;
      opacity: 0;
      animation: ${({ $isNew }) => $isNew && spread} 1400ms 300ms ${motion.ease};
    }
  }
`
