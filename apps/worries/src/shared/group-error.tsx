import { FieldError } from '@worrystone/ui'
import { styled } from 'styled-components'

/** What is wrong with a group of choices, said beside them; the group names `id` as its description. */
export const GroupError = styled(FieldError)`
  grid-column: 1 / -1;
`
