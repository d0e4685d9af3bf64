import { Avatar } from '@worrystone/community-ui'
import type { UserSummary } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { LoadMore, useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Button, color, Failure, font, Heading, List, Skeleton, space, target, VisuallyHidden } from '@worrystone/ui'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { PersonLink, personName } from '../../shared/person-link.tsx'
import { type HiddenKind, useHiddenPeople, useShowAgain } from './hidden-people.queries.ts'

type Props = {
  kind: HiddenKind
  glyph: ReactNode
  words: {
    title: string
    hint: string
    empty: string
    /** The label of each row's button. */
    showAgain: string
    done: (name: string) => string
    failed: string
    notLoaded: string
  }
}

/** Blocked or muted people, each with a button to undo it. */
export function HiddenList({ kind, glyph, words }: Props) {
  const t = useT()
  const id = useId()
  const errorMessage = useErrorMessage()
  const hidden = useHiddenPeople(kind)
  const { showAgain, removedIds } = useShowAgain(kind, words)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [leftAt, setLeftAt] = useState<number | null>(null)

  // A new entry between two requests shifts a person onto the next page.
  const all = new Map(hidden.data?.pages.flatMap(({ people }) => people.map(({ user }) => [user.id, user] as const)))
  const people = [...all.values()].filter((user) => !removedIds.has(user.id))

  useEffect(() => {
    if (leftAt === null) return
    const rows = list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? []
    const next = rows[Math.min(leftAt, rows.length - 1)] ?? heading.current
    next?.focus({ preventScroll: true })
    setLeftAt(null)
  }, [leftAt])

  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = hidden
  const isEmptied = hidden.data !== undefined && people.length === 0
  useEffect(() => {
    if (isEmptied && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [isEmptied, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])

  return (
    <section aria-labelledby={id}>
      <Title as="h3" id={id} ref={heading} tabIndex={-1}>
        {words.title}
      </Title>
      <Hint>{words.hint}</Hint>
      {hidden.isPending ? (
        <ListSpace>
          <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
          <Skeleton height="1.5rem" width="60%" />
        </ListSpace>
      ) : null}
      {!hidden.isPending && !hidden.data ? (
        <Failure message={errorMessage(hidden.error, words.notLoaded)} onRetry={() => void hidden.refetch()} />
      ) : null}
      {isEmptied && !hasNextPage ? (
        <ListSpace>
          <span aria-hidden="true">{glyph}</span>
          <span>{words.empty}</span>
        </ListSpace>
      ) : null}
      {people.length > 0 ? (
        <People ref={list}>
          {people.map((user, at) => (
            <li key={user.id} tabIndex={-1}>
              <Avatar user={user} />
              <Name user={user} isLinked={kind === 'muted'} />
              <Button
                kind="quiet"
                size="s"
                aria-label={`${words.showAgain}: ${personName(user)}`}
                onClick={() => {
                  showAgain(user)
                  setLeftAt(at)
                }}
              >
                {words.showAgain}
              </Button>
            </li>
          ))}
        </People>
      ) : null}
      <LoadMore query={hidden} failure={words.notLoaded} label={t('Load more')} isCentered />
    </section>
  )
}

/** A blocked person's profile answers 404, so it is not linked. */
function Name({ user, isLinked }: { user: UserSummary; isLinked: boolean }) {
  return (
    <Named>
      <b>{isLinked ? <PersonLink user={user} /> : <bdi>{personName(user)}</bdi>}</b>
      {user.displayName ? (
        <small>
          <bdi>@{user.username}</bdi>
        </small>
      ) : null}
    </Named>
  )
}

const Title = styled(Heading)`
  outline: none;
`

const Hint = styled.p`
  margin: ${space[1]} 0 ${space[2]};
  font-size: ${font.size.s};
  color: ${color.inkSoft};
`

/* One row high: most lists are empty, and the layout must not shift when that is known. */
const ListSpace = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: calc(${target} + ${space[4]});
  color: ${color.inkSoft};
  > span[aria-hidden] { display: flex; }
`

const People = styled(List)`
  > li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-block-size: calc(${target} + ${space[4]});
    padding-block: ${space[2]};
    border-block-end: 1px solid ${color.line};
  }
  > li:last-child { border-block-end: 0; }
`

const Named = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  > b { font-weight: 650; }
  > small { color: ${color.inkSoft}; font-size: ${font.size.s}; }
`
