import { color, space } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/** The way back, above the heading of a page. */
export const BackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space[2]};
  min-block-size: 2.75rem;
  color: ${color.primaryInk};
  font-weight: 650;
`
