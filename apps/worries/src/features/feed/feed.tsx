import type { Post, PrivacyLevel } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'
import { breakpoint, color, font, IconButton, icons, lazyComponent, space, Tabs } from '@worrystone/ui'
import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Viewer } from '../../shared/viewer.ts'
import { type FeedTab, type FeedView, useFeed } from './feed.queries.ts'
import { codesOf, type FeedLanguages } from './feed-languages.ts'
import { FeedPosts, feedEdges } from './feed-posts.tsx'

const PrivacyFilter = lazyComponent(async () => (await feedEdges()).PrivacyFilter)
const LanguageFilter = lazyComponent(async () => (await feedEdges()).LanguageFilter)
const NewPostsNotice = lazyComponent(async () => (await feedEdges()).NewPostsNotice)
const OutdatedNotice = lazyComponent(async () => (await feedEdges()).OutdatedNotice)
const EmptyFeed = lazyComponent(async () => (await feedEdges()).EmptyFeed)

type Props = {
  tab: FeedTab
  privacy: PrivacyLevel | 'all'
  languages: FeedLanguages
  viewer: Viewer
  onView: (view: { tab: FeedTab; privacy: PrivacyLevel | 'all'; languages: FeedLanguages }) => void
  renderPost: (post: Post, id: string) => ReactNode
}

/** Tabs, filter and refresh above the worries of the selected view. */
export function Feed({ tab, privacy, languages, viewer, onView, renderPost }: Props) {
  const t = useT()
  const codes = codesOf(languages, useLanguage().code)
  const view: FeedView = { tab, privacy: tab === 'all' ? privacy : 'all', languages: codes, audience: viewer.audience }
  const isForMembers = tab === 'following' && viewer.audience === 'visitor'
  const feed = useFeed(view, !isForMembers)
  const isLoading = feed.isFetching && !feed.isFetchingNextPage

  const tabs: { id: FeedTab; label: string }[] = [
    { id: 'all', label: t('All Posts') },
    ...(viewer.audience === 'member' || isForMembers ? [{ id: 'following' as const, label: t('Following') }] : []),
    { id: 'discover', label: t('Discover') },
  ]
  const hints: Record<FeedTab, string> = {
    all: t('Newest first'),
    following: t('From you and the people you follow'),
    discover: t('From people you have not met yet'),
  }

  return (
    <Tabs label={t('Which worries')} tabs={tabs} active={tab} onChange={(id) => onView({ tab: id, privacy, languages })}>
      <Toolbar>
        <p>{hints[tab]}</p>
        {viewer.audience === 'member' && tab === 'all' && (
          <PrivacyFilter
            value={privacy}
            onChange={(next) => onView({ tab, privacy: next, languages })}
            waiting={<span style={{ inlineSize: '10.5rem' }} />}
          />
        )}
        {!isForMembers && (
          <LanguageFilter
            value={languages}
            onChange={(next) => onView({ tab, privacy, languages: next })}
            waiting={<span style={{ inlineSize: '9rem', blockSize: '2.75rem' }} />}
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
      ) : (
        <Fragment key={`${tab} ${view.privacy} ${codes} ${viewer.audience}`}>
          {feed.data && <NewPostsNotice view={view} all={feed.data} loadedAt={feed.dataUpdatedAt} failed={null} />}
          <FeedPosts
            feed={feed}
            renderPost={renderPost}
            empty={
              <EmptyFeed
                view={view}
                onAllLanguages={() => onView({ tab, privacy, languages: 'all' })}
                waiting={<div style={{ minBlockSize: '18rem' }} />}
              />
            }
          />
          {feed.data && <OutdatedNotice view={view} hasFailed={feed.isRefetchError} failed={null} />}
        </Fragment>
      )}
    </Tabs>
  )
}

const Toolbar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 3rem;
  margin-block: calc(${space[2]} * -1) ${space[5]};
  > p { flex: 1; max-inline-size: none; margin: 0; font-size: ${font.size.s}; color: ${color.inkSoft}; }
  select { max-inline-size: 9rem; text-overflow: ellipsis; }
  @media (max-width: calc(${breakpoint.small} - 0.01em)) {
    justify-content: end;
    > p { display: none; }
  }
`
