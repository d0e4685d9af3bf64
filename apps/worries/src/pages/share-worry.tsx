import { useQuery } from '@tanstack/react-query'
import type { Post } from '@worrystone/contracts'
import { useAddressParams, useUserIdOnDevice } from '@worrystone/remote-kit/bundled'
import { Skeleton, useMinWidth } from '@worrystone/ui'
import { useState } from 'react'
import { ShareForm } from '../features/compose/share-form.tsx'
import { prependToFeed } from '../features/feed/prepend-to-feed.ts'
import { ScheduleField } from '../features/schedule/schedule-field.tsx'
import { FORM_HEIGHT } from '../shared/form-height.ts'
import { getPostState } from '../shared/post-state.ts'
import { promptsQuery } from '../shared/prompts.queries.ts'
import { sendOutboxWhenOnline } from './use-send-outbox.ts'

export { SimilarPeople } from '../features/analysis/similar-people.tsx'
// In the chunk of the form.
export { PromptList } from '../features/prompts/prompt-list.tsx'

/** The share form with its dependencies, in one chunk that is fetched on demand. */
export function ShareWorry({ onShared }: { onShared: (post: Post) => void }) {
  const { change } = useAddressParams()
  const isReady = useIsReady()
  const userId = useUserIdOnDevice()
  if (!userId) return null
  if (!isReady) return <Skeleton height={FORM_HEIGHT} />

  function onCreated(post: Post) {
    if (getPostState(post) === 'published') prependToFeed(post)
    onShared(post)
  }
  /** The form closes, and the page stays: another one may not be on this device. */
  function onQueued() {
    sendOutboxWhenOnline()
    change({ share: null })
  }
  return (
    <ShareForm
      userId={userId}
      onShared={onCreated}
      onQueued={onQueued}
      renderSchedule={(schedule) => <ScheduleField {...schedule} />}
    />
  )
}

/**
 * False until the prompts are loaded or have failed: the number of their rows depends on the language, and what is below them would move.
 * On a phone they are a strip of two rows.
 */
function useIsReady(): boolean {
  const { isLoading } = useQuery(promptsQuery())
  const isWide = useMinWidth('small')
  const [isReady, setReady] = useState(!isLoading)
  if (!isReady && !isLoading) setReady(true)
  return isReady || !isWide
}

// The feed fetches this chunk for members: what waits is sent from there.
setTimeout(sendOutboxWhenOnline)
