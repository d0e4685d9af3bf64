import { personName } from '@worrystone/community-ui'
import type { CaseDetail } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { Badge, Card, Row, Text } from '@worrystone/ui'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { CaseDeadline } from './case-deadline.tsx'
import { useCaseLabels } from './case-labels.ts'
import { SectionBody, SectionTitle } from './case-section.tsx'
import { CaseFacts } from './case-text.ts'
import { StateBadge } from './state-badge.tsx'
import { UrgentBadges } from './urgent-badges.tsx'

export function CaseSubject({ detail }: { detail: CaseDetail }) {
  const t = useT()
  const labels = useCaseLabels()
  const { dateTime } = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  const { id, kind, author, content, postId, moderationStatus, deletedAt } = detail
  const name = author ? personName(author) : t('This account is gone')
  // A case opened by keyboard takes the focus here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another case is another page for the reader
  useEffect(() => heading.current?.focus({ preventScroll: true }), [id])
  return (
    <Card as="section" aria-labelledby={`${id}-about`}>
      <SectionBody>
        <SectionTitle ref={heading} tabIndex={-1} id={`${id}-about`}>
          {kind === 'person' ? t('About {{name}}', { name }) : t('{{kind}} from {{name}}', { kind: labels.kinds[kind], name })}
        </SectionTitle>
        <Row gap={2}>
          <UrgentBadges of={detail} />
          <StateBadge state={detail.state} />
          {deletedAt && <Badge>{t('Deleted')}</Badge>}
          {moderationStatus && <Badge>{labels.statuses[moderationStatus]}</Badge>}
          {detail.screening.map((reason) => (
            <Badge key={reason}>{labels.screening[reason]}</Badge>
          ))}
        </Row>
        {kind !== 'person' &&
          (content === null ? (
            <p>{t('What was here is gone')}</p>
          ) : (
            <Text serif preLine dir="auto">
              {content}
            </Text>
          ))}
        {deletedAt && (
          <Text size="s" tone="inkSoft">
            {t('Deleted on {{when}}. Only moderators can still read it, until the case is decided.', {
              when: dateTime(deletedAt),
            })}
          </Text>
        )}
        <CaseFacts gap={4}>
          <span>{t('Opened on {{when}}', { when: dateTime(detail.createdAt) })}</span>
          <CaseDeadline of={detail} />
          {postId && <Link to={`/posts/${postId}`}>{t('Go to the worry')}</Link>}
          {detail.isUrgent && <Link to="/moderation/urgent-cases">{t('What you may and may not do')}</Link>}
        </CaseFacts>
      </SectionBody>
    </Card>
  )
}
