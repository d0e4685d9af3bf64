import { Grid } from '@worrystone/ui'
import { styled } from 'styled-components'

/** Fields side by side where they fit; an error below one moves no other. */
export const FieldGrid = styled(Grid)`
  align-items: start;
`
