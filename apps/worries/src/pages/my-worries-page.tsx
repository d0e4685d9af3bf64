import type { Post } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { PageHeader } from '@worrystone/remote-kit/bundled'
import { ButtonLink, icons, lazyComponent, PageColumn, Skeleton, Tabs } from '@worrystone/ui'
import { useCallback } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { loadFeedExtras } from '../features/feed/feed-posts.tsx'
import { PersonPosts } from '../features/feed/person-posts.tsx'
import { hasOutbox } from '../shared/has-outbox.ts'
import { usePostEvents } from '../shared/post-events.ts'
import { useViewer } from '../shared/viewer.ts'
import { OwnPostRow } from './own-post-row.tsx'
import { usePostTasks } from './use-post-tasks.tsx'

const OutboxSection = lazyComponent(async () => (await loadFeedExtras()).OutboxSection)
const Unpublished = lazyComponent(async () => (await loadFeedExtras()).Unpublished)

type Tab = 'published' | 'scheduled' | 'drafts'

/** Everything that one has written: shared, waiting for its time, and not shared yet. The tab is in the URL. */
export function MyWorriesPage() {
  const t = useT()
  usePageTitle(t('My worries'))
  usePostEvents()
  const [params, setParams] = useSearchParams()
  const requestedTab = params.get('tab')
  const tab: Tab = requestedTab === 'scheduled' || requestedTab === 'drafts' ? requestedTab : 'published'

  return (
    <PageColumn>
      <PageHeader title={t('My worries')}>{t('What you shared, what waits for its time, and what is not ready yet.')}</PageHeader>
      <ButtonLink as={Link} to="/feed?share=1" size="l" wide>
        <icons.Feather size={20} />
        {t('Share a worry')}
      </ButtonLink>
      {hasOutbox() && <OutboxSection failed={null} waiting={<Skeleton height="16rem" />} />}
      <Tabs
        label={t('Which worries')}
        tabs={[
          { id: 'published', label: t('Published') },
          { id: 'scheduled', label: t('Scheduled') },
          { id: 'drafts', label: t('Drafts') },
        ]}
        active={tab}
        onChange={(next) => setParams(next === 'published' ? {} : { tab: next }, { replace: true, preventScrollReset: true })}
      >
        <OwnList tab={tab} />
      </Tabs>
    </PageColumn>
  )
}

function OwnList({ tab }: { tab: Tab }) {
  const viewer = useViewer()
  const { begin, dialog } = usePostTasks()
  const renderPost = useCallback((post: Post, id?: string) => <OwnPostRow post={post} id={id} onTask={begin} />, [begin])
  if (!viewer.id) return <Skeleton lines={3} height="7rem" />
  return (
    <>
      {tab === 'published' ? (
        <PersonPosts view={{ userId: viewer.id, audience: 'member' }} username="" isOwn renderPost={renderPost} />
      ) : (
        <Unpublished
          waiting={<Skeleton lines={3} height="7rem" />}
          userId={viewer.id}
          state={tab === 'drafts' ? 'draft' : 'scheduled'}
          renderPost={renderPost}
        />
      )}
      {dialog}
    </>
  )
}
