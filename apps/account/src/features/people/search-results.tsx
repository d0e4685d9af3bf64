import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Avatar, personName } from '@worrystone/community-ui'
import { type PersonSearchResult, pictureAt } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { Badge, Card, color, Empty, icons, List, Row, radius, Skeleton, space, VisuallyHidden } from '@worrystone/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { PagedList } from '../../shared/paged-list.tsx'
import { NameColumn } from '../../shared/person-link.tsx'
import { useTierNames } from '../../shared/tier-names.ts'
import { useRoleNames } from './role-names.ts'

type Props = {
  results: UseInfiniteQueryResult<PersonSearchResult[], Error>
  /** The person whose entry takes the focus: the one whose panel was just closed. */
  focusedId: string | undefined
  onOpen: (person: PersonSearchResult) => void
}

/** The search results, each a button that opens the person. */
export function SearchResults({ results, focusedId, onOpen }: Props) {
  const t = useT()
  const { number } = useFormat()
  return (
    <Card as="section" aria-label={t('Results')} tabIndex={-1}>
      <VisuallyHidden role="status">
        {results.data ? t('Results shown: {{number}}', { number: number(results.data.length) }) : null}
      </VisuallyHidden>
      <PagedList
        query={results}
        failure={t('This part could not be loaded')}
        skeleton={<Skeleton lines={3} height="3.5rem" />}
        empty={
          <Empty
            glyph={<icons.Users size={48} />}
            title={t('Nobody has a username that begins like this, or this email address.')}
          />
        }
      >
        {(people) => <People people={people} focusedId={focusedId} onOpen={onOpen} />}
      </PagedList>
    </Card>
  )
}

type PeopleProps = Omit<Props, 'results'> & { people: PersonSearchResult[] }

function People({ people, focusedId, onOpen }: PeopleProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (focusedId) list.current?.querySelector<HTMLElement>(`[data-person="${focusedId}"]`)?.focus()
  }, [focusedId])
  return (
    <List ref={list} style={{ margin: '-0.5rem' }}>
      {people.map((person) => (
        <li key={person.id}>
          <Entry type="button" data-person={person.id} onClick={() => onOpen(person)}>
            <PersonEntry person={person} />
          </Entry>
        </li>
      ))}
    </List>
  )
}

function PersonEntry({ person }: { person: PersonSearchResult }) {
  const roles = useRoleNames()
  const tiers = useTierNames()
  return (
    <>
      <Avatar user={{ ...person, avatarUrl: person.avatarUrl && pictureAt(person.avatarUrl, 128) }} />
      <Row as="span" rowGap={1} grow>
        <NameColumn style={{ flexBasis: '8rem' }}>
          <b>
            <bdi>{personName(person)}</bdi>
          </b>{' '}
          <small>
            <bdi dir="ltr">@{person.username}</bdi>
          </small>{' '}
        </NameColumn>
        <Row as="span" gap={1}>
          <Badge kind={person.role === 'member' ? 'calm' : 'accent'}>{roles[person.role]}</Badge>{' '}
          <Badge kind={person.tier === 'free' ? 'calm' : 'primary'}>{tiers[person.tier]}</Badge>
        </Row>
      </Row>
    </>
  )
}

const Entry = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  inline-size: 100%;
  min-block-size: 3.5rem;
  padding: ${space[2]};
  border: 0;
  border-radius: ${radius.m};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover { background: ${color.wash}; }
`
