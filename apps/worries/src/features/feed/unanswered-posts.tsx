import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { pagedQuery } from '@worrystone/api-client/paged-query'
import { type Post, type UnansweredPost, unansweredApi } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { EmptyWithLink } from '@worrystone/remote-kit/bundled'
import { Stack, Text } from '@worrystone/ui'
import { type ReactNode, useCallback, useLayoutEffect } from 'react'
import { OfferReason } from '../../shared/offer-reason.tsx'
import { fetchPosts } from '../../shared/post-cache.ts'
import { FeedPosts } from './feed-posts.tsx'
import { unansweredKey } from './unanswered-key.ts'
import { useLoans } from './use-loans.ts'

/** Few at a time: each is lent, and others wait for it meanwhile. */
const PAGE_SIZE = 5

const unansweredQuery = pagedQuery({
  queryKey: unansweredKey,
  limit: PAGE_SIZE,
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
export function UnansweredPosts({ renderPost }: { renderPost: (post: Post, id: string) => ReactNode }) {
  useTabInView()
  // Loans end on leaving: whatever was cached is lent to others.
  const list = useInfiniteQuery({ ...unansweredQuery, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 })
  const data = list.data?.filter(({ commentCount }) => commentCount === 0)
  useLoans((data ?? []) as UnansweredPost[], list.refetch)
  const withReason = useCallback(
    (post: Post, id: string) => (
      <Stack gap={2}>
        <OfferReason post={post as UnansweredPost} />
        {renderPost(post, id)}
      </Stack>
    ),
    [renderPost],
  )
  return <FeedPosts feed={{ ...list, data }} skeletons={3} renderPost={withReason} empty={<NothingUnanswered />} />
}

function NothingUnanswered() {
  const t = useT()
  return (
    <EmptyWithLink title={t('Everyone has been answered')} to="/feed" kind="quiet" label={t('Show all worries')}>
      <Text tone="inkSoft">{t('Or somebody is with them right now. It is good that you looked.')}</Text>
    </EmptyWithLink>
  )
}
