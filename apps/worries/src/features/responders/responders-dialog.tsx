import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { LIMITS, meTooApi, type PeoplePage, type Post, supportApi } from '@worrystone/contracts'
import { useRelativeTime, useT } from '@worrystone/i18n'
import { LoadMore, useErrorMessage } from '@worrystone/remote-kit/bundled'
import { color, Dialog, Empty, Failure, font, List, Skeleton, Stack, space, Text, VisuallyHidden } from '@worrystone/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { NameLine, PersonLink, PersonPicture } from '../../shared/person-link.tsx'

export type Response = 'support' | 'me-too'

const APIS = { support: supportApi.people, 'me-too': meTooApi.people }

/** Asked anew each time that it is opened: people take back what they gave. */
const peopleQuery = (response: Response, postId: string) =>
  infiniteQueryOptions({
    queryKey: [APIS[response].url, postId],
    queryFn: ({ signal, pageParam }) =>
      call(
        APIS[response],
        { params: { postId }, query: { limit: LIMITS.pageDefault, offset: pageParam } },
        { signal, retries: 1 },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }: PeoplePage, pages: PeoplePage[]) =>
      hasMore ? pages.reduce((sum, { people }) => sum + people.length, 0) : undefined,
    staleTime: 0,
  })

/** Who answered one's own worry, the newest first. The server names nobody to anybody else, and nobody behind a block. */
export function RespondersDialog({ response, post, onClose }: { response: Response; post: Post; onClose: () => void }) {
  const t = useT()
  return (
    <Dialog open title={response === 'support' ? t('People who show support') : t('People who said “me too”')} onClose={onClose}>
      <Responders response={response} postId={post.id} />
    </Dialog>
  )
}

function Responders({ response, postId }: { response: Response; postId: string }) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const relative = useRelativeTime()
  const list = useRef<HTMLUListElement>(null)
  const people = useInfiniteQuery(peopleQuery(response, postId))
  const pages = people.data?.pages.length ?? 0
  // The keyboard goes on at the first of the new people: the button has moved, or is gone.
  const shownBefore = useRef(0)
  useEffect(() => {
    if (pages < 2 || shownBefore.current === 0) return
    const row = list.current?.children[shownBefore.current] ?? list.current?.lastElementChild
    row?.querySelector<HTMLElement>('a:not([aria-hidden])')?.focus()
    shownBefore.current = 0
  }, [pages])
  const problem = errorMessage(people.error, t('These names could not be loaded'))

  if (people.isPending) {
    return (
      <div>
        <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
        <Skeleton lines={4} height="3.5rem" />
      </div>
    )
  }
  if (!people.data) return <Failure message={problem} onRetry={() => void people.refetch()} />

  // Whoever came in between two pages moves a person from one to the next.
  const shown = [...new Map(people.data.pages.flatMap((page) => page.people.map((one) => [one.user.id, one] as const))).values()]
  if (shown.length === 0) return <Empty title={t('There is nobody to show at the moment.')} />

  function showMore() {
    shownBefore.current = shown.length
    void people.fetchNextPage()
  }

  return (
    <Stack>
      <Text size="s" tone="inkSoft">
        {t('Only you can see these names.')}
      </Text>
      <People gap={3} ref={list}>
        {shown.map(({ user, createdAt }) => (
          <li key={user.id}>
            <PersonPicture user={user} />
            <Who>
              <NameLine>
                <PersonLink user={user} />
              </NameLine>
              <small>
                <bdi dir="ltr">@{user.username}</bdi> <time dateTime={createdAt}>{relative(createdAt)}</time>
              </small>
            </Who>
          </li>
        ))}
      </People>
      {people.isFetchNextPageError && <Failure message={problem} onRetry={showMore} />}
      <LoadMore query={people} failure={t('These names could not be loaded')} isCentered onLoad={showMore} />
    </Stack>
  )
}

const People = styled(List)`
  > li { display: flex; align-items: center; gap: ${space[3]}; min-block-size: 3.5rem; }
`

const Who = styled.div`
  flex: 1;
  min-inline-size: 0;
  small { display: flex; flex-wrap: wrap; column-gap: ${space[2]}; font-size: ${font.size.s}; color: ${color.inkSoft}; }
`
