import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { AdminChange, UserSummary } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { Card, Empty, Stack } from '@worrystone/ui'
import { useId } from 'react'
import { PersonLink } from '../../shared/person-link.tsx'
import { useTierNames } from '../../shared/tier-names.ts'
import { Entries, PanelHeading, Small } from './entry-list.ts'
import { PagedList } from './paged-list.tsx'
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
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} tabIndex={-1}>
      <Stack gap={4}>
        <PanelHeading as={level} id={id}>
          {title}
        </PanelHeading>
        <PagedList paged={changes} rowHeight="4.5rem" empty={<Empty title={t('Nothing has been changed so far.')} />}>
          {(items) => (
            <Entries>
              {items.map((change) => (
                <ChangeEntry key={change.id} change={change} isNamed={isOfEverybody} />
              ))}
            </Entries>
          )}
        </PagedList>
      </Stack>
    </Card>
  )
}

function ChangeEntry({ change, isNamed }: { change: AdminChange; isNamed: boolean }) {
  const t = useT()
  const format = useFormat()
  return (
    <Stack as="li" gap={1} align="start">
      {isNamed ? <PersonOrNone user={change.user} /> : null}
      <ChangeText change={change} />
      <Small>
        {change.kind === 'role' && change.isBySettings ? t('By the server settings') : <PersonOrNone user={change.by} />}
        {' · '}
        <time dateTime={change.at}>{format.date(change.at)}</time>
      </Small>
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

function PersonOrNone({ user }: { user: UserSummary | null }) {
  const t = useT()
  return user ? <PersonLink user={user} /> : <span>{t('An account that is gone')}</span>
}
