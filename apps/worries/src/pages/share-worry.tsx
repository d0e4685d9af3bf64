import type { Post } from '@worrystone/contracts'
import { ShareForm } from '../features/compose/share-form.tsx'
import { prependToFeed } from '../features/feed/prepend-to-feed.ts'
import { ScheduleField } from '../features/schedule/schedule-field.tsx'
import { getPostState } from '../shared/post-state.ts'

/** The share form with its dependencies, in one chunk that is fetched on demand. */
export function ShareWorry({ userId, onShared }: { userId: string; onShared: (post: Post) => void }) {
  function onCreated(post: Post) {
    if (getPostState(post) === 'published') prependToFeed(post)
    onShared(post)
  }
  return <ShareForm userId={userId} onShared={onCreated} renderSchedule={(schedule) => <ScheduleField {...schedule} />} />
}
