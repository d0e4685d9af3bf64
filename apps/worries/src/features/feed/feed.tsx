import type { Post, PrivacyLevel } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'
import { lazyComponent, space, Tabs } from '@worrystone/ui'
import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Viewer } from '../../shared/viewer.ts'
import { type ChosenView, type FeedTab, type FeedView, useFeed } from './feed.queries.ts'
import type { FeedCategory } from './feed-category.ts'
import { codesOf, type FeedLanguages } from './feed-languages.ts'
import { FeedPosts, loadFeedExtras } from './feed-posts.tsx'

const FeedTools = lazyComponent(async () => (await loadFeedExtras()).FeedTools)
const NewPostsNotice = lazyComponent(async () => (await loadFeedExtras()).NewPostsNotice)
const OutdatedNotice = lazyComponent(async () => (await loadFeedExtras()).OutdatedNotice)
const UnansweredPosts = lazyComponent(async () => (await import('./unanswered-posts.tsx')).UnansweredPosts)
const EmptyFeed = lazyComponent(async () => (await loadFeedExtras()).EmptyFeed)

/** The height of an empty feed's message. */
const RESERVED_SPACE = <div style={{ minBlockSize: '18rem' }} />

type Props = {
  tab: FeedTab
  privacy: PrivacyLevel | 'all'
  languages: FeedLanguages
  category: FeedCategory
  viewer: Viewer
  onView: (view: ChosenView) => void
  renderPost: (post: Post, id: string) => ReactNode
}

/** Tabs and tools above the worries of the selected view. */
export function Feed({ tab: chosen, privacy, languages, category, viewer, onView, renderPost }: Props) {
  const t = useT()
  const isMember = viewer.audience === 'member'
  const tab = chosen === 'waiting' && !isMember ? 'all' : chosen
  const codes = codesOf(languages, useLanguage().code)
  const view: FeedView = { tab, privacy: tab === 'all' ? privacy : 'all', languages: codes, category, audience: viewer.audience }
  const isForMembers = tab === 'following' && !isMember
  const feed = useFeed(view, !isForMembers && tab !== 'waiting')
  const isLoading = feed.isFetching && !feed.isFetchingNextPage

  const tabs: { id: FeedTab; label: string }[] = [
    { id: 'all', label: t('All Posts') },
    ...(isMember || isForMembers ? [{ id: 'following' as const, label: t('Following') }] : []),
    { id: 'discover', label: t('Discover') },
    ...(isMember ? [{ id: 'waiting' as const, label: t('Waiting for a first word') }] : []),
  ]
  return (
    <Tabs
      label={t('Which worries')}
      tabs={tabs}
      active={tab}
      onChange={(id) => onView({ tab: id, privacy, languages, category })}
    >
      <Toolbar>
        <FeedTools
          view={{ tab, privacy, languages, category }}
          isMember={isMember}
          isBusy={isLoading}
          onView={onView}
          onRefresh={feed.refresh}
          waiting={null}
        />
      </Toolbar>
      {tab === 'waiting' ? (
        <UnansweredPosts renderPost={renderPost} waiting={RESERVED_SPACE} />
      ) : isForMembers ? (
        <EmptyFeed view="guests" waiting={RESERVED_SPACE} />
      ) : (
        <Fragment key={`${tab} ${view.privacy} ${codes} ${category} ${viewer.audience}`}>
          {feed.data && <NewPostsNotice view={view} all={feed.data} loadedAt={feed.dataUpdatedAt} failed={null} />}
          <FeedPosts
            feed={feed}
            renderPost={renderPost}
            empty={
              <EmptyFeed
                view={view}
                onUnfiltered={() => onView({ tab, privacy, languages: 'all', category: 'all' })}
                waiting={RESERVED_SPACE}
              />
            }
          />
          {feed.data && <OutdatedNotice view={view} hasFailed={feed.isRefetchError} failed={null} />}
        </Fragment>
      )}
    </Tabs>
  )
}

/** The place of the tools, which are loaded after the first worries. */
const Toolbar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 3rem;
  margin-block: calc(${space[2]} * -1) ${space[5]};
`
