import type { CaseDetail } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Banner, Text } from '@worrystone/ui'
import { useState } from 'react'
import { useCaseLabels } from './case-labels.ts'
import { CaseSection } from './case-section.tsx'
import { AppealDecision, Decision } from './decision.tsx'

export function CaseOutcome({ detail, userId }: { detail: CaseDetail; userId: string }) {
  const t = useT()
  const { outcome, outcomeReason, state, kind, id } = detail
  const { outcomes } = useCaseLabels()
  const isUndecided = state === 'open' || state === 'in_work'
  const [wasUndecided] = useState(isUndecided)
  if (isUndecided) {
    return (
      <CaseSection title={t('Decide')} shortcut="d">
        <Decision key={id} id={id} kind={kind} userId={userId} />
      </CaseSection>
    )
  }
  return (
    <CaseSection title={t('Decision')} takesFocus={wasUndecided}>
      <p>
        <b>{outcome && outcomes[outcome]}</b>
      </p>
      {outcomeReason && (
        <Text serif preLine dir="auto">
          {outcomeReason}
        </Text>
      )}
    </CaseSection>
  )
}

export function CaseAppeal({ detail, userId }: { detail: CaseDetail; userId: string }) {
  const t = useT()
  const { appeal, appealText, appealReason, id, isDecidedByViewer } = detail
  const [wasOpen] = useState(appeal === 'open')
  return (
    <CaseSection title={t('Second look')} takesFocus={wasOpen && appeal !== 'open'} shortcut="d">
      {appealText && (
        <Text serif preLine dir="auto">
          {appealText}
        </Text>
      )}
      {appeal === 'open' ? (
        <>
          {isDecidedByViewer && (
            <Banner kind="info">
              {t('You decided this case. Somebody else has to look at it now, where there is somebody else.')}
            </Banner>
          )}
          <AppealDecision key={id} id={id} userId={userId} />
        </>
      ) : (
        <>
          <p>
            <b>{appeal === 'granted' ? t('The decision was taken back.') : t('The decision stays.')}</b>
          </p>
          {appealReason && (
            <Text serif preLine dir="auto">
              {appealReason}
            </Text>
          )}
        </>
      )}
    </CaseSection>
  )
}
