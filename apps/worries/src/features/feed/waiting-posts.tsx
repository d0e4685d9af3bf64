import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { pagedQuery } from '@worrystone/api-client/paged-query'
import { type Post, type UnansweredPost, unansweredApi } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { ButtonLink, Empty, Stack, Text } from '@worrystone/ui'
import { type ComponentProps, type ReactNode, useCallback, useLayoutEffect } from 'react'
import { Link } from 'react-router-dom'
import { fetchPosts } from '../../shared/post-cache.ts'
import { WaitingReason } from '../../shared/waiting-reason.tsx'
import { FeedPosts } from './feed-posts.tsx'
import { useLoans } from './use-loans.ts'
import { waitingKey } from './waiting-key.ts'

/** Few at a time: each is lent, and others wait for it meanwhile. */
const AT_ONCE = 5

const waitingQuery = pagedQuery({
  queryKey: waitingKey,
  limit: AT_ONCE,
  fetchPage: (query, options) =>
    fetchPosts(async () => ({ ...(await call(unansweredApi.unanswered, { query }, options)), nextCursor: null, total: 0 })),
  itemsOf: ({ posts }) => posts,
  idOf: ({ id }) => id,
})

/** The last tab of the row may be out of view on a phone when its address is opened. Only the row scrolls, not the page. */
function useTabInView() {
  useLayoutEffect(() => {
    const tab = document.querySelector('[role=tablist] > [aria-selected=true]')
    const row = tab?.parentElement
    if (!row) return
    const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
    row.scrollLeft += Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left)
  }, [])
}

/** The worries without a first word that this member is lent, each with the reason. They are given back on leaving. */
export function WaitingPosts({ renderPost }: { renderPost: (post: Post, id: string) => ReactNode }) {
  useTabInView()
  // Loans end on leaving: whatever was cached is lent to others.
  const list = useInfiniteQuery({ ...waitingQuery, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 })
  const fetchNextPage = () => void (list.hasNextPage && !list.isFetching && list.fetchNextPage())
  const data = list.data?.filter(({ commentCount }) => commentCount === 0)
  useLoans((data ?? []) as UnansweredPost[], list.refetch)
  const feed = { ...list, data, fetchNextPage, refresh: async () => void (await list.refetch()) } as ComponentProps<
    typeof FeedPosts
  >['feed']
  const withReason = useCallback(
    (post: Post, id: string) => (
      <Stack gap={2}>
        <WaitingReason post={post as UnansweredPost} />
        {renderPost(post, id)}
      </Stack>
    ),
    [renderPost],
  )
  return <FeedPosts feed={feed} skeletons={3} renderPost={withReason} empty={<Nobody />} />
}

function Nobody() {
  const t = useT()
  return (
    <Empty
      title={t('Everyone has been answered')}
      action={
        <ButtonLink as={Link} kind="quiet" to="/feed">
          {t('Show all worries')}
        </ButtonLink>
      }
    >
      <Text tone="inkSoft">{t('Or somebody is with them right now. It is good that you looked.')}</Text>
    </Empty>
  )
}
