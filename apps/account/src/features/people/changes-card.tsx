import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { AdminChange, UserSummary } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { Empty, List, SectionCard, Skeleton, Stack, Text } from '@worrystone/ui'
import { PagedList } from '../../shared/paged-list.tsx'
import { PersonLink } from '../../shared/person-link.tsx'
import { useTierNames } from '../../shared/tier-names.ts'
import { useRoleNames } from './role-names.ts'

type Props = {
  changes: UseInfiniteQueryResult<AdminChange[], Error>
  title: string
  /** The level of its heading. */
  level: 'h2' | 'h3'
  /** Each entry names the person it concerns. */
  isOfEverybody?: boolean
}

/** Changes made by admins, newest first. */
export function ChangesCard({ changes, title, level, isOfEverybody = false }: Props) {
  const t = useT()
  return (
    <SectionCard title={title} level={level} tabIndex={-1}>
      <PagedList
        query={changes}
        failure={t('This part could not be loaded')}
        skeleton={<Skeleton lines={3} height="4.5rem" />}
        empty={<Empty title={t('Nothing has been changed so far.')} />}
      >
        {(items) => (
          <List divided>
            {items.map((change) => (
              <ChangeEntry key={change.id} change={change} isNamed={isOfEverybody} />
            ))}
          </List>
        )}
      </PagedList>
    </SectionCard>
  )
}

function ChangeEntry({ change, isNamed }: { change: AdminChange; isNamed: boolean }) {
  const t = useT()
  const format = useFormat()
  return (
    <Stack as="li" gap={1} align="start">
      {isNamed ? <OptionalPerson user={change.user} /> : null}
      <ChangeText change={change} />
      <Text as="small" size="s" tone="inkSoft">
        {change.kind === 'role' && change.isBySettings ? t('By the server settings') : <OptionalPerson user={change.by} />}
        {' · '}
        <time dateTime={change.at}>{format.date(change.at)}</time>
      </Text>
    </Stack>
  )
}

function ChangeText({ change }: { change: AdminChange }) {
  const t = useT()
  const format = useFormat()
  const roles = useRoleNames()
  const tiers = useTierNames()
  if (change.kind === 'refund') return <span>{t('Refund asked for at the payment provider')}</span>
  if (change.kind === 'role') return <span>{t('{{from}}, now {{to}}', { from: roles[change.from], to: roles[change.to] })}</span>
  const { from, to, until, reason } = change
  return (
    <>
      <span>
        {t('{{from}}, now {{to}}', { from: tiers[from], to: tiers[to] })}
        {until ? ` · ${t('Until {{date}}', { date: format.date(until) })}` : null}
      </span>
      {reason ? <span>{t('Reason: {{reason}}', { reason: `\u2068${reason}\u2069` })}</span> : null}
    </>
  )
}

function OptionalPerson({ user }: { user: UserSummary | null }) {
  const t = useT()
  return user ? <PersonLink user={user} /> : <span>{t('An account that is gone')}</span>
}
