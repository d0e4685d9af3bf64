import { useEvent } from '@worrystone/events'

/** Calls `ask` when something on the page changed a figure of one's own. */
export function useStatsEvents(onChange: () => void) {
  useEvent('post.created/1', onChange)
  useEvent('post.removed/1', onChange)
  useEvent('resolution.changed/1', onChange)
  useEvent('follow.changed/1', onChange)
  // A block ends the follows between two people.
  useEvent('person.hidden/1', onChange)
}
