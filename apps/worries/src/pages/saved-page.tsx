import type { Post } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { PageHeader } from '@worrystone/remote-kit/bundled'
import { PageColumn } from '@worrystone/ui'
import { useCallback, useEffect } from 'react'
import { CardSkeletons } from '../features/feed/card-skeleton.tsx'
import { SavedPosts } from '../features/feed/saved-posts.tsx'
import { usePostEvents } from '../shared/post-events.ts'
import { useViewer } from '../shared/viewer.ts'
import { usePostTasks } from './use-post-tasks.tsx'
import { fetchCardParts, WorryCard } from './worry-card.tsx'

/** The private list of saved worries. */
export function SavedPage() {
  const t = useT()
  usePageTitle(t('Saved'))
  usePostEvents()
  useEffect(fetchCardParts, [])
  const { status, id } = useViewer()
  const { begin, dialog } = usePostTasks()
  const renderPost = useCallback(
    (post: Post, cardId?: string) => <WorryCard post={post} viewer={status} onTask={begin} id={cardId} />,
    [status, begin],
  )
  return (
    <PageColumn>
      <PageHeader title={t('Saved')}>{t('Worries that stay with you. Nobody else sees this list.')}</PageHeader>
      {id ? <SavedPosts renderPost={renderPost} /> : <CardSkeletons count={3} />}
      {dialog}
    </PageColumn>
  )
}
