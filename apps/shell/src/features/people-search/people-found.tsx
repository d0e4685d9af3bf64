import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { pagedQuery } from '@worrystone/api-client/paged-query'
import { Avatar } from '@worrystone/community-ui'
import { LIMITS, type PersonSearchPage, pictureAt, profilesApi, type UserSummary } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { LoadMore, QueryView } from '@worrystone/remote-kit/bundled'
import { Card, color, Empty, Heading, icons, List, radius, Skeleton, Stack, space, Text, VisuallyHidden } from '@worrystone/ui'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

const ROW = '3.5rem'

const peopleQuery = (words: string) =>
  pagedQuery({
    queryKey: [profilesApi.search.url, words],
    fetchPage: (page, options) =>
      call(profilesApi.search, { query: { query: words, ...page } }, { ...options, priority: 'high' }),
    itemsOf: ({ users }: PersonSearchPage) => users,
    idOf: ({ id }) => id,
  })

/** The people whose name or username has these words, the closest first. Whoever is blocked is not among them. */
export function PeopleFound({ words: typed }: { words: string }) {
  const t = useT()
  const { number } = useFormat()
  const id = useId()
  // An address can hold more than the API takes.
  const words = typed.slice(0, LIMITS.search - 1)
  const people = useInfiniteQuery({ ...peopleQuery(words), enabled: words !== '' })
  if (words === '') {
    return <Empty glyph={<icons.Search size={48} />} title={t('Find somebody by name, or a worry by its words.')} />
  }
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading id={id}>{t('People')}</Heading>
      <VisuallyHidden role="status">
        {people.data ? t('Results shown: {{number}}', { number: number(people.data.length) }) : null}
      </VisuallyHidden>
      <Results as="div" tabIndex={-1}>
        <QueryView query={people} failure={t('This part is unavailable right now.')} skeleton={<Skeleton height={ROW} />}>
          {(results) =>
            results.length > 0 ? <People people={results} /> : <EmptyResult>{t('Nobody here has a name like this.')}</EmptyResult>
          }
        </QueryView>
        <LoadMore query={people} failure={t('This part is unavailable right now.')} isCentered />
      </Results>
    </Stack>
  )
}

const People = ({ people }: { people: UserSummary[] }) => (
  <List gap={0}>
    {people.map((person) => (
      <li key={person.id}>
        <PersonRow person={person} />
      </li>
    ))}
  </List>
)

const PersonRow = ({ person }: { person: UserSummary }) => (
  <RowLink to={`/profile/${person.username}`}>
    <Avatar user={{ ...person, avatarUrl: person.avatarUrl && pictureAt(person.avatarUrl, 128) }} />
    <Names>
      <Text as="b" strong>
        <bdi>{person.displayName || person.username}</bdi>
      </Text>{' '}
      <Text as="small" size="s" tone="inkSoft">
        <bdi dir="ltr">@{person.username}</bdi>
      </Text>
    </Names>
  </RowLink>
)

/** As high as one person: words of a worry seldom are a name, and what was looked for is below. */
const EmptyResult = styled(Text)`
  && { display: flex; align-items: center; min-block-size: ${ROW}; margin: 0; padding-inline: ${space[3]}; }
`

const Results = styled(Card)`
  && { padding: ${space[2]}; }
`

const Names = styled.span`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const RowLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${ROW};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.m};
  color: inherit;
  text-decoration: none;
  &:hover { background: ${color.wash}; }
`
