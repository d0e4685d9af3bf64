import type { Notification } from '@worrystone/contracts'
import { usePlatform } from '@worrystone/remote-kit'
import { profilePath } from './person-link.tsx'

/** The path of the page that a notification is about; null without one. */
export function useNotificationPath({ kind, postId, commentId, actor }: Notification): string | null {
  const { hasRoute } = usePlatform()
  // A page of the shell: its routes list only the pages of remotes.
  if (kind === 'concern' || kind === 'reach-out' || (kind === 'kept-as-draft' && !postId)) return '/help'
  const ofPerson = kind === 'follow' && actor ? profilePath(actor.username) : null
  const postPath = `/posts/${postId}${commentId ? `#comment-${commentId}` : ''}`
  if (kind === 'waiting-worries') return hasRoute('/moderation') ? '/moderation?day=1' : null
  const path = kind === 'moderation' || kind === 'report' ? '/moderation/own' : postId ? postPath : ofPerson
  return path && hasRoute(path) ? path : null
}
