import { color, font, MetaRow } from '@worrystone/ui'
import { styled } from 'styled-components'

export const QuotedText = styled.p`
  margin: 0;
  max-inline-size: 68ch;
  font-family: ${font.serif};
  line-height: 1.6;
  white-space: pre-line;
  overflow-wrap: anywhere;
`

export const CaseFacts = styled(MetaRow)`
  > a { display: inline-flex; align-items: center; min-block-size: 2.75rem; color: ${color.primaryInk}; font-weight: 650; }
`
