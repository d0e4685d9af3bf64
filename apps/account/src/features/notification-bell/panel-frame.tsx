import { breakpoint, color, radius, shadow, space } from '@worrystone/ui'
import { styled } from 'styled-components'

/** The frame of the bell's panel: it is there before its content is fetched. */
export const PanelFrame = styled.div`
  position: absolute;
  z-index: 20;
  inset-block-start: calc(100% + ${space[2]});
  inset-inline-end: 0;
  display: flex;
  flex-direction: column;
  inline-size: 24rem;
  max-block-size: min(40rem, calc(100dvh - 5rem));
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.float};
  outline: none;
  @media (max-width: calc(${breakpoint.small} - 0.01em)) {
    position: fixed;
    inset-block-start: 4rem;
    inset-inline: ${space[2]};
    inline-size: auto;
  }
`
