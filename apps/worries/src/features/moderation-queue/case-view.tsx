import type { CaseDetail } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { QueryView } from '@worrystone/remote-kit/bundled'
import { Banner, Button, Skeleton, Stack } from '@worrystone/ui'
import { useCase } from './case.queries.ts'
import { CaseAssignment } from './case-assignment.tsx'
import { CaseConcerns } from './case-concerns.tsx'
import { CasePerson, CaseThread } from './case-context.tsx'
import { CaseHistory } from './case-history.tsx'
import { CaseAppeal, CaseOutcome } from './case-outcome.tsx'
import { CaseReports } from './case-reports.tsx'
import { CaseSection } from './case-section.tsx'
import { CaseSubject } from './case-subject.tsx'
import { Notes } from './notes.tsx'
import { ReachOut } from './reach-out.tsx'

/** One case with its reports, notes and history, and the actions of a moderator. */
export function CaseView({ caseId, userId }: { caseId: string; userId: string }) {
  const t = useT()
  const { shown, hasChanged, showChange } = useCase(caseId)
  const change = (
    <Button kind="plain" size="s" onClick={showChange}>
      {t('Show what is new')}
    </Button>
  )
  return (
    <QueryView
      query={shown}
      failure={t('The case could not be loaded')}
      notFound={t('This case is not here')}
      loading={t('Loading the case')}
      skeleton={<Skeleton lines={6} height="2rem" />}
    >
      {(detail) => (
        <Stack gap={5}>
          {hasChanged && (
            <Banner kind="info" action={change}>
              {t('Something was said or done about this case meanwhile.')}
            </Banner>
          )}
          <CaseParts detail={detail} userId={userId} />
        </Stack>
      )}
    </QueryView>
  )
}

function CaseParts({ detail, userId }: { detail: CaseDetail; userId: string }) {
  const t = useT()
  return (
    <>
      <CaseSubject detail={detail} />
      <CaseAssignment detail={detail} userId={userId} />
      <CaseThread thread={detail.thread} />
      {detail.person && <CasePerson person={detail.person} isUrgent={detail.isUrgent} />}
      {detail.concerns.length > 0 && (
        <CaseSection title={t('Worried about the author')}>
          <CaseConcerns detail={detail} />
        </CaseSection>
      )}
      <CaseReports detail={detail} />
      {detail.isUrgent && detail.author && (
        <CaseSection title={t('Reach out')} shortcut="r">
          <ReachOut key={detail.id} caseId={detail.id} sent={detail.person?.messages ?? []} />
        </CaseSection>
      )}
      {detail.appeal && <CaseAppeal detail={detail} userId={userId} />}
      <CaseOutcome detail={detail} userId={userId} />
      <CaseSection title={t('Notes for moderators')} shortcut="n">
        <Notes detail={detail} userId={userId} />
      </CaseSection>
      <CaseSection title={t('History')}>
        <CaseHistory events={detail.history} />
      </CaseSection>
    </>
  )
}
