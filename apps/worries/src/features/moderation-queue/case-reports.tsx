import { personName } from '@worrystone/community-ui'
import type { CaseDetail } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { List, Text } from '@worrystone/ui'
import { useCaseLabels } from './case-labels.ts'
import { CaseSection } from './case-section.tsx'
import { CaseFacts } from './case-text.ts'

export function CaseReports({ detail: { reports } }: { detail: CaseDetail }) {
  const t = useT()
  const labels = useCaseLabels()
  const { dateTime } = useFormat()
  if (reports.length === 0) return null
  return (
    <CaseSection title={t('Reports')}>
      <List gap={4}>
        {reports.map(({ id, reporter, reason, details, createdAt }) => (
          <li key={id}>
            <b>{labels.reasons[reason]}</b>
            {details && (
              <Text serif preLine dir="auto">
                {details}
              </Text>
            )}
            <CaseFacts gap={4}>
              <bdi>{personName(reporter)}</bdi>
              <time dateTime={createdAt}>{dateTime(createdAt)}</time>
            </CaseFacts>
          </li>
        ))}
      </List>
    </CaseSection>
  )
}
