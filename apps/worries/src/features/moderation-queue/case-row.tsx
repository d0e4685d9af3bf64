import { personName } from '@worrystone/community-ui'
import type { ModerationCase } from '@worrystone/contracts'
import { useRelativeTime, useT } from '@worrystone/i18n'
import { Badge, color, MetaRow, radius, space, Text } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { CaseDeadline } from './case-deadline.tsx'
import { useCaseLabels } from './case-labels.ts'
import { StateBadge } from './state-badge.tsx'
import { UrgentBadges } from './urgent-badges.tsx'

export function CaseRow({ of: row, href }: { of: ModerationCase; href: string }) {
  const t = useT()
  const relative = useRelativeTime()
  const labels = useCaseLabels()
  const name = row.author && personName(row.author)
  return (
    <Entry to={href} $isUrgent={row.isUrgent} $isDone={row.state === 'resolved' || row.state === 'rejected'}>
      <Badges>
        <UrgentBadges of={row} />
        <Badge>{labels.kinds[row.kind]}</Badge>
        <StateBadge state={row.state} />
        {row.deletedAt && <Badge>{t('Deleted')}</Badge>}
        {row.appeal === 'open' && <Badge kind="accent">{t('Second look')}</Badge>}
        {row.screening.map((reason) => (
          <Badge key={reason}>{labels.screening[reason]}</Badge>
        ))}
        {row.reportCount > 0 && (
          <Badge>
            {t('{{count}} reports', { count: row.reportCount })}
            {row.reasons.length > 0 && `: ${row.reasons.map((reason) => labels.reasons[reason]).join(', ')}`}
          </Badge>
        )}
      </Badges>
      <Text as="span" serif lines={3} style={{ textAlign: 'start' }} dir="auto">
        {row.excerpt ?? (row.kind === 'person' ? (name ?? t('This account is gone')) : t('What was here is gone'))}
      </Text>
      <MetaRow as="span">
        {row.kind !== 'person' && <bdi>{name ?? t('This account is gone')}</bdi>}
        {row.dueAt ? <CaseDeadline of={row} /> : <time dateTime={row.createdAt}>{relative(row.createdAt)}</time>}
        {row.assignee && <span>{t('In the hands of {{name}}', { name: personName(row.assignee) })}</span>}
      </MetaRow>
    </Entry>
  )
}

const Entry = styled(Link)<{ $isUrgent: boolean; $isDone: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-inline-start: 4px solid ${({ $isUrgent }) => ($isUrgent ? color.accent : color.line)};
  border-radius: ${radius.m};
  background: ${({ $isDone }) => ($isDone ? color.ground : color.surface)};
  color: ${color.ink};
  text-decoration: none;
  &:hover { background: ${color.wash}; }
`

const Badges = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  > span { white-space: normal; }
`
