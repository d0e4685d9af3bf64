import { useEvent } from '@worrystone/events'

/** Calls `onChange` when an event on the page changes one's own figures. */
export function useStatsEvents(onChange: () => void) {
  useEvent('post.created/1', onChange)
  useEvent('post.removed/1', onChange)
  useEvent('resolution.changed/1', onChange)
  useEvent('follow.changed/1', onChange)
  // A block ends the follows between two people.
  useEvent('person.hidden/1', onChange)
}
