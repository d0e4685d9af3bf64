import { Avatar, personName } from '@worrystone/community-ui'
import type { UserSummary } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { LoadMore, QueryView } from '@worrystone/remote-kit/bundled'
import { Button, color, Heading, List, Row, Skeleton, space, Text, target } from '@worrystone/ui'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { NameColumn, PersonLink } from '../../shared/person-link.tsx'
import { useSubheadingLevel } from '../../shared/use-subheading-level.ts'
import { type Restriction, useEndRestriction, useRestrictedPeople } from './restrictions.queries.ts'

type Props = {
  kind: Restriction
  glyph: ReactNode
  texts: {
    title: string
    hint: string
    empty: string
    /** The label of each row's button. */
    end: string
    done: (name: string) => string
    failed: string
    notLoaded: string
  }
}

/** Blocked or muted people, each with a button to undo it. */
export function RestrictionList({ kind, glyph, texts }: Props) {
  const t = useT()
  const id = useId()
  const restricted = useRestrictedPeople(kind)
  const end = useEndRestriction(kind, texts)
  const heading = useRef<HTMLHeadingElement>(null)
  const level = useSubheadingLevel()

  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = restricted
  const isEmptied = data?.length === 0 && hasNextPage
  useEffect(() => {
    if (isEmptied && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [isEmptied, isFetchingNextPage, isFetchNextPageError, fetchNextPage])

  function onEnd({ currentTarget }: MouseEvent, user: UserSummary) {
    // The row is removed: the focus moves to the next one.
    const row = currentTarget.closest('li')
    const next = (row?.nextElementSibling ?? row?.previousElementSibling ?? heading.current) as HTMLElement | null
    next?.focus({ preventScroll: true })
    end(user)
  }

  return (
    <section aria-labelledby={id}>
      <Heading as="h3" id={id} ref={heading} tabIndex={-1} aria-level={level} style={{ outline: 'none' }}>
        {texts.title}
      </Heading>
      <Text size="s" tone="inkSoft" style={{ marginBlock: '0.25rem 0.5rem' }}>
        {texts.hint}
      </Text>
      <QueryView
        query={restricted}
        failure={texts.notLoaded}
        skeleton={
          <ListSpace>
            <Skeleton height="1.5rem" width="60%" />
          </ListSpace>
        }
      >
        {(people) => (
          <>
            {people.length === 0 && !hasNextPage && (
              <ListSpace>
                <span aria-hidden="true">{glyph}</span>
                <span>{texts.empty}</span>
              </ListSpace>
            )}
            {people.length > 0 && (
              <List divided gap={2}>
                {people.map((user) => (
                  <Row as="li" wrap={false} key={user.id} tabIndex={-1} style={{ minBlockSize: `calc(${target} + ${space[4]})` }}>
                    <Avatar user={user} />
                    <Name user={user} isLinked={kind === 'mute'} />
                    <Button
                      kind="quiet"
                      size="s"
                      aria-label={`${texts.end}: ${personName(user)}`}
                      onClick={(event) => onEnd(event, user)}
                    >
                      {texts.end}
                    </Button>
                  </Row>
                ))}
              </List>
            )}
            <LoadMore query={restricted} failure={texts.notLoaded} label={t('Load more')} isCentered />
          </>
        )}
      </QueryView>
    </section>
  )
}

/** A blocked person's profile answers 404, so it is not linked. */
function Name({ user, isLinked }: { user: UserSummary; isLinked: boolean }) {
  return (
    <NameColumn>
      <b>{isLinked ? <PersonLink user={user} /> : <bdi>{personName(user)}</bdi>}</b>
      {user.displayName && (
        <small>
          <bdi>@{user.username}</bdi>
        </small>
      )}
    </NameColumn>
  )
}

/* One row high: most lists are empty, and the layout must not shift when that is known. */
const ListSpace = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: calc(${target} + ${space[4]});
  color: ${color.inkSoft};
  > span[aria-hidden] { display: flex; }
`
