import type { Post, PrivacyLevel } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import {
  Button,
  color,
  Failure,
  font,
  IconButton,
  icons,
  lazyPart,
  shadow,
  space,
  Tabs,
  useOnline,
  VisuallyHidden,
} from '@worrystone/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useWithoutPendingRemovals } from '../../shared/pending-removals.ts'
import type { Viewer } from '../../shared/viewer.ts'
import { CardSkeletons } from './card-skeleton.tsx'
import { type Feed as FeedQuery, type FeedTab, type FeedView, useFeed, useNewPosts } from './feed.queries.ts'
import { FeedList, focusWorry } from './feed-list.tsx'

/** What not everybody needs, or not at once. One chunk: the hash of each stands in the entry, which everybody fetches. */
const edges = () => import('./feed-edges.tsx')
const PrivacyFilter = lazyPart(async () => (await edges()).PrivacyFilter)
const FeedEnd = lazyPart(async () => (await edges()).FeedEnd)
const Nothing = lazyPart(async () => (await edges()).Nothing)

type Props = {
  tab: FeedTab
  privacy: PrivacyLevel | 'all'
  viewer: Viewer
  onView: (view: { tab: FeedTab; privacy: PrivacyLevel | 'all' }) => void
  renderPost: (post: Post, id: string) => ReactNode
  /** What to do where there is nothing yet. */
  invitation: ReactNode
}

/** Tabs, filter and refresh above the worries of the chosen view. */
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
      <Tools>
        <About tab={tab} />
        {viewer.audience === 'member' && tab === 'all' && (
          <PrivacyFilter value={privacy} onChange={(next) => onView({ tab, privacy: next })} waiting={<FilterRoom />} />
        )}
        <IconButton
          label={t('Refresh')}
          icon={<icons.RefreshCw size={20} />}
          aria-busy={isLoading}
          onClick={() => void (!isLoading && feed.refresh())}
        />
      </Tools>
      {isForMembers ? (
        <Nothing view="guests" waiting={<Room />} />
      ) : feed.data ? (
        <Stream
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

/** What one meets here, in a few words. */
function About({ tab }: { tab: FeedTab }) {
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

type StreamProps = {
  view: FeedView
  feed: FeedQuery
  /** Every loaded worry, also those that are being removed. */
  all: Post[]
  renderPost: (post: Post, id: string) => ReactNode
  invitation: ReactNode
}

/** What is loaded, what is new above it, and what comes below. */
function Stream({ view, feed, all, renderPost, invitation }: StreamProps) {
  const t = useT()
  const posts = useWithoutPendingRemovals(all)
  const newPosts = useNewPosts(view, all, feed.dataUpdatedAt)
  const isOnline = useOnline()
  const wantsTop = useRef(false)

  const problem = !isOnline
    ? t('You are offline. What you see was loaded earlier.')
    : newPosts.isError || feed.isRefetchError
      ? t('New worries could not be loaded. What you see was loaded earlier.')
      : null

  function showNew() {
    wantsTop.current = true
    newPosts.showNew()
  }
  const top = posts[0]?.id
  useEffect(() => {
    if (!wantsTop.current) return
    wantsTop.current = false
    window.scrollTo(0, 0)
    // The button that was pressed is gone: the reader goes on at the first of the new ones.
    focusWorry(top)
  }, [top])

  return (
    <>
      <Notice role="status">
        {newPosts.count > 0 ? (
          <Button size="s" onClick={showNew}>
            {t('{{count}} new worries', { count: newPosts.count })}
          </Button>
        ) : null}
      </Notice>
      {posts.length === 0 && !feed.hasNextPage ? (
        <Nothing view={view} invitation={invitation} waiting={<Room />} />
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
      <Notice role="status" $isBelow>
        {problem && <Said>{problem}</Said>}
      </Notice>
    </>
  )
}

const FilterRoom = styled.span`
  inline-size: 10.5rem;
`

const Room = styled.div`
  min-block-size: 18rem;
`

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 3rem;
  margin-block: calc(${space[2]} * -1) ${space[5]};
  > p { flex: 1; max-inline-size: none; margin: 0; font-size: ${font.size.s}; color: ${color.inkSoft}; }
`

/** Floats over the cards' edge, or at the foot of the screen, and takes no room: nothing moves when it comes and goes. */
const Notice = styled.div<{ $isBelow?: boolean }>`
  position: sticky;
  z-index: 5;
  inset-block: 6rem 1rem;
  display: flex;
  justify-content: center;
  align-items: ${({ $isBelow }) => ($isBelow ? 'flex-end' : 'center')};
  block-size: 0;
  > * { box-shadow: ${shadow.float}; border-radius: 999px; }
`

const Said = styled.span`
  padding: ${space[2]} ${space[4]};
  background: ${color.accentSoft};
  color: ${color.accentInk};
  font-size: ${font.size.s};
  font-weight: 600;
`
