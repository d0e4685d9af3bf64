import { styled } from 'styled-components'
import { Stack } from './stack.ts'

/**
 * Parts in a column that load by themselves. Each is shown when those above it have their height, so that nothing that is read moves:
 * until then a part has a `Skeleton`, or is the outlet of a remote. After four seconds all are shown. An outlet without content takes no
 * room.
 */
export const RevealInOrder = styled(Stack).attrs(({ gap = 6 }) => ({ gap }))`
  > [data-skeleton] ~ *, > [data-state='loading'] ~ *, > :has([data-skeleton]) ~ *, > :has([data-state='loading']) ~ * { visibility: hidden; animation: come-late 0s 4s forwards; }
  > [data-state='ready']:has(> :empty) { display: none; }
`
