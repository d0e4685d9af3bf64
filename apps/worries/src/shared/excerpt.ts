import { font } from '@worrystone/ui'
import { styled } from 'styled-components'

/** The first lines of a person's text. */
export const Excerpt = styled.span<{ $lines?: number }>`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lines = 3 }) => $lines};
  font-family: ${font.serif};
  overflow-wrap: anywhere;
  text-align: start;
`
