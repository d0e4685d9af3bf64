import { color, font, space } from '@worrystone/ui'
import { styled } from 'styled-components'

/** Entries of several lines with a line between them. */
export const Entries = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  outline: none;
  > li { padding-block: ${space[3]}; border-block-end: 1px solid ${color.line}; }
  > li:last-child { border-block-end: 0; }
`

export const Small = styled.small`
  color: ${color.inkSoft};
  font-size: ${font.size.s};
`

/** A heading inside the panel of a person. */
export const PanelHeading = styled.h3`
  margin: 0;
  font-size: ${font.size.l};
`
