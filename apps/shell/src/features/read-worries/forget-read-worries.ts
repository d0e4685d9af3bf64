import { on } from '@worrystone/events'
import { session } from '@worrystone/session'
import { forgetOtherReaders, forgetReadWorries, type ReadWorry } from '@worrystone/session/read-worries'
import { currentReader } from '../../shared/current-reader.ts'

const forget = (isRemoved: (worry: ReadWorry) => boolean) => forgetReadWorries(currentReader(), isRemoved)

/**
 * What was kept for reading without a network leaves this device with its reader: on signing out, also in another tab, and when somebody
 * else signs in. Deleted worries and those of hidden people leave at once.
 */
export function forgetReadWorriesOnChange(): void {
  on('session.changed/1', ({ userId }) => forgetOtherReaders(userId))
  on('post.removed/1', ({ postId }) => forget(({ id }) => id === postId))
  on('person.hidden/1', ({ userId, isHidden }) => isHidden && forget(({ authorId }) => authorId === userId))
  // This code is loaded after the first paint: the session may be known already.
  if (session.get().status !== 'starting') forgetOtherReaders(currentReader())
}
