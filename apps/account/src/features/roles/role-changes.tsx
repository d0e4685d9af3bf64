import { useQuery } from '@tanstack/react-query'
import type { RoleChange, UserSummary } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { Card, color, Empty, Failure, font, Skeleton, Stack, space, VisuallyHidden } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { PersonLink } from '../../shared/person-link.tsx'
import { useFailureSentence } from '../../shared/use-failure-sentence.ts'
import { useRoleNames } from './role-names.ts'
import { changesQuery } from './roles.queries.ts'

/** The last changes of roles, newest first. */
export function RoleChanges() {
  const t = useT()
  const id = useId()
  const sentence = useFailureSentence()
  const { data, error, refetch } = useQuery(changesQuery())
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <h2 id={id}>{t('Last changes')}</h2>
        {!data && error ? (
          <Failure message={sentence(error, t('This part could not be loaded'))} onRetry={() => void refetch()} />
        ) : !data ? (
          <div>
            <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
            <Skeleton lines={3} height="2.75rem" />
          </div>
        ) : data.changes.length === 0 ? (
          <Empty title={t('No role has been changed so far.')} />
        ) : (
          <List>
            {data.changes.map((change) => (
              <Change key={change.id} change={change} />
            ))}
          </List>
        )}
      </Stack>
    </Card>
  )
}

function Change({ change: { user, by, isBySettings, from, to, at } }: { change: RoleChange }) {
  const t = useT()
  const names = useRoleNames()
  const format = useFormat()
  return (
    <li>
      <Who user={user} />
      <span>{t('{{from}}, now {{to}}', { from: names[from], to: names[to] })}</span>
      <small>
        {isBySettings ? t('By the server settings') : <Who user={by} />}
        {' · '}
        <time dateTime={at}>{format.date(at)}</time>
      </small>
    </li>
  )
}

function Who({ user }: { user: UserSummary | null }) {
  const t = useT()
  return user ? <PersonLink user={user} /> : t('An account that is gone')
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  > li { display: flex; flex-direction: column; gap: ${space[1]}; padding-block: ${space[3]}; border-block-end: 1px solid ${color.line}; }
  > li:last-child { border-block-end: 0; }
  small { color: ${color.inkSoft}; font-size: ${font.size.s}; }
`
