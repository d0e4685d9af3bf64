import { CaseState, SubjectKind } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { useUser } from '@worrystone/remote-kit/bundled'
import { ActionLink, Empty, icons, lazyComponent, PageColumn, RevealInOrder, Row, Skeleton } from '@worrystone/ui'
import { Link, useSearchParams } from 'react-router-dom'
import { BreakSuggestion } from '../features/moderation-queue/break-suggestion.tsx'
import type { QueueView } from '../features/moderation-queue/queue.queries.ts'

const parts = () => import('./moderation-parts.tsx')
const Queue = lazyComponent(async () => (await parts()).Queue)
const ShortcutList = lazyComponent(async () => (await parts()).ShortcutList)
const CaseNavigation = lazyComponent(async () => (await parts()).CaseNavigation)
const CaseView = lazyComponent(async () => (await parts()).CaseView)
const DayOverview = lazyComponent(async () => (await parts()).DayOverview)
const DirectoryReports = lazyComponent(async () => (await parts()).DirectoryReports)
const ModerationLog = lazyComponent(async () => (await parts()).ModerationLog)

/** The moderators' queue, one case, or the log. The selection is in the URL, so that a case can be linked. */
export function ModerationPage() {
  const t = useT()
  usePageTitle(t('Moderation'))
  const user = useUser()
  const [params, setParams] = useSearchParams()
  const caseId = params.get('case')

  const addressOf = (id: string | null) => {
    const next = new URLSearchParams(params)
    if (id) next.set('case', id)
    else next.delete('case')
    return next.size > 0 ? `/moderation?${next}` : '/moderation'
  }

  return (
    <PageColumn>
      <PageHeading>{t('Moderation')}</PageHeading>
      <BreakSuggestion />
      {user?.role === 'member' ? (
        <Empty title={t('This page is for moderators.')} />
      ) : user && caseId ? (
        <RevealInOrder>
          <Row justify="between">
            <ActionLink as={Link} to={addressOf(null)} data-shortcut="u">
              <icons.ArrowLeft size={18} />
              {t('Back to the queue')}
            </ActionLink>
            <CaseNavigation caseId={caseId} view={viewOf(params)} addressOf={addressOf} failed={null} waiting={null} />
          </Row>
          <CaseView key={caseId} caseId={caseId} userId={user.id} waiting={<Skeleton lines={6} height="2rem" />} />
          <ShortcutList failed={null} waiting={null} />
        </RevealInOrder>
      ) : user && params.has('day') ? (
        <>
          <BackToQueue />
          <DayOverview waiting={<Skeleton lines={6} height="3.5rem" />} />
        </>
      ) : user && params.has('log') ? (
        <>
          <BackToQueue />
          <h2>{t('Log')}</h2>
          <ModerationLog addressOf={(id) => `/moderation?case=${id}`} waiting={<Skeleton lines={8} height="2.5rem" />} />
        </>
      ) : user ? (
        <RevealInOrder>
          <ActionLink as={Link} to="/moderation?day">
            <icons.Calendar size={18} />
            {t('What waits, and for how long')}
          </ActionLink>
          <Queue
            view={viewOf(params)}
            onView={(view) => setParams(paramsOf(view), { replace: true })}
            addressOf={addressOf}
            waiting={<Skeleton lines={4} height="5.5rem" />}
          />
          <DirectoryReports failed={null} />
          <ActionLink as={Link} to="/moderation/urgent-cases">
            <icons.LifeBuoy size={18} />
            {t('Urgent cases: what you may and may not do')}
          </ActionLink>
          <ActionLink as={Link} to="/moderation?log">
            <icons.Clock size={18} />
            {t('Log')}
          </ActionLink>
          <ShortcutList failed={null} waiting={null} />
        </RevealInOrder>
      ) : (
        <Skeleton lines={4} height="5.5rem" />
      )}
    </PageColumn>
  )
}

function BackToQueue() {
  const t = useT()
  return (
    <ActionLink as={Link} to="/moderation" data-shortcut="u">
      <icons.ArrowLeft size={18} />
      {t('Back to the queue')}
    </ActionLink>
  )
}

function viewOf(params: URLSearchParams): QueueView {
  const [state, assigned] = [params.get('state'), params.get('assigned')]
  const isAppeals = params.get('appeals') === 'true'
  return {
    state: isAppeals ? null : (CaseState.options.find((option) => option === state) ?? null),
    kind: SubjectKind.options.find((option) => option === params.get('kind')) ?? null,
    assigned: assigned === 'me' || assigned === 'nobody' ? assigned : null,
    isAppeals,
  }
}

const paramsOf = ({ state, kind, assigned, isAppeals }: QueueView): Record<string, string> => ({
  ...(isAppeals ? { appeals: 'true' } : state && { state }),
  ...(kind && { kind }),
  ...(assigned && { assigned }),
})
