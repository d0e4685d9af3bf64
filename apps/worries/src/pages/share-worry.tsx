import { readTokenClaims } from '@worrystone/api-client/token-claims'
import type { Post } from '@worrystone/contracts'
import { ShareForm } from '../features/compose/share-form.tsx'
import { prependToFeed } from '../features/feed/prepend-to-feed.ts'
import { ScheduleField } from '../features/schedule/schedule-field.tsx'
import { getPostState } from '../shared/post-state.ts'

export { PeopleAlike } from '../features/analysis/people-alike.tsx'
// The starts beside the form: in its chunk.
export { PromptList } from '../features/prompts/prompt-list.tsx'

type Props = {
  /** Null as long as the session has no answer, without a network: then the stored token names the writer. */
  userId: string | null
  onShared: (post: Post) => void
}

/** The share form with its dependencies, in one chunk that is fetched on demand. */
export function ShareWorry({ userId, onShared }: Props) {
  const writerId = userId ?? readTokenClaims()?.sub
  if (!writerId) return null

  function onCreated(post: Post) {
    if (getPostState(post) === 'published') prependToFeed(post)
    onShared(post)
  }
  return <ShareForm userId={writerId} onShared={onCreated} renderSchedule={(schedule) => <ScheduleField {...schedule} />} />
}
