import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { pagedQuery } from '@worrystone/api-client/paged-query'
import { meTooApi, type Post, supportApi } from '@worrystone/contracts'
import { useRelativeTime, useT } from '@worrystone/i18n'
import { LoadMore, QueryView } from '@worrystone/remote-kit/bundled'
import { color, Dialog, Empty, font, List, Row, Skeleton, Stack, space, Text } from '@worrystone/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { NameLine, PersonLink, PersonPicture } from '../../shared/person-link.tsx'

export type Response = 'support' | 'me-too'

const APIS = { support: supportApi.people, 'me-too': meTooApi.people }

/** Refetched each time it is opened: people withdraw their support. */
const peopleQuery = (response: Response, postId: string) => ({
  ...pagedQuery({
    queryKey: [APIS[response].url, postId],
    fetchPage: (page, options) => call(APIS[response], { params: { postId }, query: page }, options),
    itemsOf: ({ people }) => people,
    idOf: ({ user }) => user.id,
  }),
  staleTime: 0,
})

/** The people who responded to an own worry, newest first. The server lists them to the author only, and leaves out blocked people. */
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
  const relative = useRelativeTime()
  const list = useRef<HTMLUListElement>(null)
  const people = useInfiniteQuery(peopleQuery(response, postId))
  const failure = t('These names could not be loaded')
  const { data, isFetchingNextPage } = people
  // The focus moves to the first of the new people: the button has moved, or is removed.
  const previousCount = useRef(0)
  useEffect(() => {
    if (!data || previousCount.current === 0 || isFetchingNextPage) return
    const row = list.current?.children[previousCount.current] ?? list.current?.lastElementChild
    row?.querySelector<HTMLElement>('a:not([aria-hidden])')?.focus()
    previousCount.current = 0
  }, [data, isFetchingNextPage])

  function showMore() {
    previousCount.current = data?.length ?? 0
    void people.fetchNextPage()
  }

  return (
    <QueryView query={people} failure={failure} skeleton={<Skeleton lines={4} height="3.5rem" />}>
      {(loaded) =>
        loaded.length === 0 ? (
          <Empty title={t('There is nobody to show at the moment.')} />
        ) : (
          <Stack>
            <Text size="s" tone="inkSoft">
              {t('Only you can see these names.')}
            </Text>
            <List gap={3} ref={list}>
              {loaded.map(({ user, createdAt }) => (
                <Row as="li" wrap={false} key={user.id} style={{ minBlockSize: '3.5rem' }}>
                  <PersonPicture user={user} />
                  <PersonInfo>
                    <NameLine>
                      <PersonLink user={user} />
                    </NameLine>
                    <small>
                      <bdi dir="ltr">@{user.username}</bdi> <time dateTime={createdAt}>{relative(createdAt)}</time>
                    </small>
                  </PersonInfo>
                </Row>
              ))}
            </List>
            <LoadMore query={people} failure={failure} isCentered onLoad={showMore} />
          </Stack>
        )
      }
    </QueryView>
  )
}

const PersonInfo = styled.div`
  flex: 1;
  min-inline-size: 0;
  small { display: flex; flex-wrap: wrap; column-gap: ${space[2]}; font-size: ${font.size.s}; color: ${color.inkSoft}; }
`
