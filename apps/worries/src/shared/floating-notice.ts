import { bottomInset, shadow } from '@worrystone/ui'
import { styled } from 'styled-components'

/** A notice over the edge of what is below it, or over the bottom of the screen: it stays in view and shifts nothing. */
export const FloatingNotice = styled.div<{ $isBelow?: boolean }>`
  position: sticky;
  z-index: 5;
  inset-block: 6rem calc(1rem + ${bottomInset});
  display: flex;
  justify-content: center;
  align-items: ${({ $isBelow }) => ($isBelow ? 'flex-end' : 'center')};
  block-size: 0;
  > * { box-shadow: ${shadow.float}; border-radius: 999px; }
`
