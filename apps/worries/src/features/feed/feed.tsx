import type { Post, PrivacyLevel } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { color, Failure, font, IconButton, icons, lazyComponent, space, Tabs, VisuallyHidden } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useWithoutPendingRemovals } from '../../shared/pending-removals.ts'
import type { Viewer } from '../../shared/viewer.ts'
import { CardSkeletons } from './card-skeleton.tsx'
import { type Feed as FeedQuery, type FeedTab, type FeedView, useFeed } from './feed.queries.ts'
import { FeedList } from './feed-list.tsx'

/** Optional or late parts. One chunk: the hash of each chunk is in the entry, which every page fetches. */
const edges = () => import('./feed-edges.tsx')
const PrivacyFilter = lazyComponent(async () => (await edges()).PrivacyFilter)
const FeedEnd = lazyComponent(async () => (await edges()).FeedEnd)
const NewPostsNotice = lazyComponent(async () => (await edges()).NewPostsNotice)
const OutdatedNotice = lazyComponent(async () => (await edges()).OutdatedNotice)
const EmptyFeed = lazyComponent(async () => (await edges()).EmptyFeed)

type Props = {
  tab: FeedTab
  privacy: PrivacyLevel | 'all'
  viewer: Viewer
  onView: (view: { tab: FeedTab; privacy: PrivacyLevel | 'all' }) => void
  renderPost: (post: Post, id: string) => ReactNode
  /** The action of an empty feed. */
  invitation: ReactNode
}

/** Tabs, filter and refresh above the worries of the selected view. */
export function Feed({ tab, privacy, viewer, onView, renderPost, invitation }: Props) {
  const t = useT()
  const view: FeedView = { tab, privacy: tab === 'all' ? privacy : 'all', audience: viewer.audience }
  const isForMembers = tab === 'following' && viewer.audience === 'visitor'
  const feed = useFeed(view, !isForMembers)
  const isLoading = feed.isFetching && !feed.isFetchingNextPage
  const errorMessage = useErrorMessage()

  const tabs: { id: FeedTab; label: string }[] = [
    { id: 'all', label: t('All Posts') },
    ...(viewer.audience === 'member' || isForMembers ? [{ id: 'following' as const, label: t('Following') }] : []),
    { id: 'discover', label: t('Discover') },
  ]

  return (
    <Tabs label={t('Which worries')} tabs={tabs} active={tab} onChange={(id) => onView({ tab: id, privacy })}>
      <Toolbar>
        <TabHint tab={tab} />
        {viewer.audience === 'member' && tab === 'all' && (
          <PrivacyFilter
            value={privacy}
            onChange={(next) => onView({ tab, privacy: next })}
            waiting={<span style={{ inlineSize: '10.5rem' }} />}
          />
        )}
        <IconButton
          label={t('Refresh')}
          icon={<icons.RefreshCw size={20} />}
          aria-busy={isLoading}
          onClick={() => void (!isLoading && feed.refresh())}
        />
      </Toolbar>
      {isForMembers ? (
        <EmptyFeed view="guests" waiting={<div style={{ minBlockSize: '18rem' }} />} />
      ) : feed.data ? (
        <LoadedFeed
          key={`${tab} ${view.privacy} ${viewer.audience}`}
          view={view}
          feed={feed}
          all={feed.data}
          renderPost={renderPost}
          invitation={invitation}
        />
      ) : feed.isError ? (
        <Failure message={errorMessage(feed.error, t('Failed to load posts'))} onRetry={() => void feed.refetch()} />
      ) : (
        <>
          <VisuallyHidden role="status">{t('Loading worries')}</VisuallyHidden>
          <CardSkeletons />
        </>
      )}
    </Tabs>
  )
}

/** A short introduction. */
function TabHint({ tab }: { tab: FeedTab }) {
  const t = useT()
  switch (tab) {
    case 'following':
      return <p>{t('From you and the people you follow')}</p>
    case 'discover':
      return <p>{t('From people you have not met yet')}</p>
    default:
      return <p>{t('Newest first')}</p>
  }
}

type LoadedFeedProps = {
  view: FeedView
  feed: FeedQuery
  /** Every loaded worry, including those with a pending deletion. */
  all: Post[]
  renderPost: (post: Post, id: string) => ReactNode
  invitation: ReactNode
}

/** The loaded worries, the notice of new ones above, and the loader below. */
function LoadedFeed({ view, feed, all, renderPost, invitation }: LoadedFeedProps) {
  const posts = useWithoutPendingRemovals(all)
  return (
    <>
      <NewPostsNotice view={view} all={all} loadedAt={feed.dataUpdatedAt} topId={posts[0]?.id} failed={null} />
      {posts.length === 0 && !feed.hasNextPage ? (
        <EmptyFeed view={view} invitation={invitation} waiting={<div style={{ minBlockSize: '18rem' }} />} />
      ) : (
        <>
          <FeedList
            posts={posts}
            isComplete={!feed.hasNextPage}
            isBusy={feed.isFetchingNextPage}
            renderPost={renderPost}
            onEnd={feed.fetchNextPage}
          />
          <FeedEnd feed={feed} />
        </>
      )}
      <OutdatedNotice view={view} hasFailed={feed.isRefetchError} failed={null} />
    </>
  )
}

const Toolbar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 3rem;
  margin-block: calc(${space[2]} * -1) ${space[5]};
  > p { flex: 1; max-inline-size: none; margin: 0; font-size: ${font.size.s}; color: ${color.inkSoft}; }
`
