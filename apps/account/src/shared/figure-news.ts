import { useEvent } from '@worrystone/events'

/** Calls `ask` when something on the page changed a figure of one's own. */
export function useFigureNews(ask: () => void) {
  useEvent('post.created/1', ask)
  useEvent('post.removed/1', ask)
  useEvent('resolution.changed/1', ask)
  useEvent('follow.changed/1', ask)
  // A block ends the follows between two people.
  useEvent('person.hidden/1', ask)
}
