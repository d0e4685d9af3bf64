import { useQuery } from '@tanstack/react-query'
import { readTokenClaims } from '@worrystone/api-client/token-claims'
import type { Post } from '@worrystone/contracts'
import { Skeleton, useMinWidth } from '@worrystone/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ShareForm } from '../features/compose/share-form.tsx'
import { prependToFeed } from '../features/feed/prepend-to-feed.ts'
import { ScheduleField } from '../features/schedule/schedule-field.tsx'
import { FORM_HEIGHT } from '../shared/form-height.ts'
import { getPostState } from '../shared/post-state.ts'
import { promptsQuery } from '../shared/prompts.queries.ts'
import { beginSending } from './use-send-waiting.ts'

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
  const [, setParams] = useSearchParams()
  const isReady = useIsReady()
  const writerId = userId ?? readTokenClaims()?.sub
  if (!writerId) return null
  if (!isReady) return <Skeleton height={FORM_HEIGHT} />

  function onCreated(post: Post) {
    if (getPostState(post) === 'published') prependToFeed(post)
    onShared(post)
  }
  /** The form closes, and the page stays: another one may not be on this device. */
  function onWaiting() {
    beginSending()
    setParams(
      (params) => {
        params.delete('share')
        return params
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return (
    <ShareForm
      userId={writerId}
      onShared={onCreated}
      onWaiting={onWaiting}
      renderSchedule={(schedule) => <ScheduleField {...schedule} />}
    />
  )
}

/**
 * False until the beginnings have been asked for once: they take as many rows as their language needs, and what is below them would move. On
 * a phone they are a strip of two rows.
 */
function useIsReady(): boolean {
  const { isLoading } = useQuery(promptsQuery())
  const isWide = useMinWidth('small')
  const [isReady, setReady] = useState(!isLoading)
  if (!isReady && !isLoading) setReady(true)
  return isReady || !isWide
}

// The feed fetches this chunk for members: what waits is sent from there.
setTimeout(beginSending)
