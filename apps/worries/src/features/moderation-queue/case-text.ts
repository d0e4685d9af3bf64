import { color, MetaRow } from '@worrystone/ui'
import { styled } from 'styled-components'

export const CaseFacts = styled(MetaRow)`
  > a { display: inline-flex; align-items: center; min-block-size: 2.75rem; color: ${color.primaryInk}; font-weight: 650; }
`
