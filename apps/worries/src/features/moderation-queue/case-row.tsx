import type { ModerationCase } from '@worrystone/contracts'
import { useRelativeTime, useT } from '@worrystone/i18n'
import { Badge, color, MetaRow, radius, space, Text } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { CaseDeadline } from './case-deadline.tsx'
import { useCaseLabels } from './case-labels.ts'
import { UrgentBadges } from './urgent-badges.tsx'

export function CaseRow({ of: one, href }: { of: ModerationCase; href: string }) {
  const t = useT()
  const relative = useRelativeTime()
  const labels = useCaseLabels()
  const name = one.author?.displayName || one.author?.username
  return (
    <Entry to={href} $isUrgent={one.isUrgent} $isDone={one.state === 'resolved' || one.state === 'rejected'}>
      <Badges>
        <UrgentBadges of={one} />
        <Badge>{labels.kinds[one.kind]}</Badge>
        <Badge kind={one.state === 'open' ? 'accent' : one.state === 'in_work' ? 'support' : 'calm'}>
          {labels.states[one.state]}
        </Badge>
        {one.deletedAt && <Badge>{t('Deleted')}</Badge>}
        {one.appeal === 'open' && <Badge kind="accent">{t('Second look')}</Badge>}
        {one.screening.map((reason) => (
          <Badge key={reason}>{labels.screening[reason]}</Badge>
        ))}
        {one.reportCount > 0 && (
          <Badge>
            {t('{{count}} reports', { count: one.reportCount })}
            {one.reasons.length > 0 && `: ${one.reasons.map((reason) => labels.reasons[reason]).join(', ')}`}
          </Badge>
        )}
      </Badges>
      <Text as="span" serif lines={3} style={{ textAlign: 'start' }} dir="auto">
        {one.excerpt ?? (one.kind === 'person' ? (name ?? t('This account is gone')) : t('What was here is gone'))}
      </Text>
      <MetaRow as="span">
        {one.kind !== 'person' && <bdi>{name ?? t('This account is gone')}</bdi>}
        {one.dueAt ? <CaseDeadline of={one} /> : <time dateTime={one.createdAt}>{relative(one.createdAt)}</time>}
        {one.assignee && (
          <span>{t('In the hands of {{name}}', { name: one.assignee.displayName || one.assignee.username })}</span>
        )}
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
