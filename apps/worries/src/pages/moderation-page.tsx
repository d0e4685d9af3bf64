import { CaseState, SubjectKind } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { useSession } from '@worrystone/session'
import { ActionLink, Empty, icons, lazyComponent, PageColumn, RevealInOrder, Row, Skeleton } from '@worrystone/ui'
import { Link, useSearchParams } from 'react-router-dom'
import type { QueueView } from '../features/moderation-queue/queue.queries.ts'
import { TakeABreak } from '../features/moderation-queue/take-a-break.tsx'

const parts = () => import('./moderation-parts.tsx')
const Queue = lazyComponent(async () => (await parts()).Queue)
const ShortcutList = lazyComponent(async () => (await parts()).ShortcutList)
const CaseNeighbours = lazyComponent(async () => (await parts()).CaseNeighbours)
const CaseView = lazyComponent(async () => (await parts()).CaseView)
const Day = lazyComponent(async () => (await parts()).Day)
const DirectoryReports = lazyComponent(async () => (await parts()).DirectoryReports)
const ModerationLog = lazyComponent(async () => (await parts()).ModerationLog)

/** The moderators' queue, one case, or the log. The selection is in the URL, so that a case can be linked. */
export function ModerationPage() {
  const t = useT()
  usePageTitle(t('Moderation'))
  const session = useSession()
  const [params, setParams] = useSearchParams()
  const caseId = params.get('case')
  const user = session.status === 'signed-in' ? session.user : null

  const addressOf = (id: string | null) => {
    const next = new URLSearchParams(params)
    if (id) next.set('case', id)
    else next.delete('case')
    return next.size > 0 ? `/moderation?${next}` : '/moderation'
  }

  return (
    <PageColumn>
      <PageHeading>{t('Moderation')}</PageHeading>
      <TakeABreak />
      {user?.role === 'member' ? (
        <Empty title={t('This page is for moderators.')} />
      ) : user && caseId ? (
        <RevealInOrder>
          <Row justify="between">
            <ActionLink as={Link} to={addressOf(null)} data-shortcut="u">
              <icons.ArrowLeft size={18} />
              {t('Back to the queue')}
            </ActionLink>
            <CaseNeighbours caseId={caseId} view={viewOf(params)} addressOf={addressOf} failed={null} waiting={null} />
          </Row>
          <CaseView key={caseId} caseId={caseId} userId={user.id} waiting={<Skeleton lines={6} height="2rem" />} />
          <ShortcutList failed={null} waiting={null} />
        </RevealInOrder>
      ) : user && params.has('day') ? (
        <>
          <BackToQueue />
          <Day waiting={<Skeleton lines={6} height="3.5rem" />} />
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
    state: isAppeals ? null : (CaseState.options.find((one) => one === state) ?? null),
    kind: SubjectKind.options.find((one) => one === params.get('kind')) ?? null,
    assigned: assigned === 'me' || assigned === 'nobody' ? assigned : null,
    isAppeals,
  }
}

const paramsOf = ({ state, kind, assigned, isAppeals }: QueueView): Record<string, string> => ({
  ...(isAppeals ? { appeals: 'true' } : state && { state }),
  ...(kind && { kind }),
  ...(assigned && { assigned }),
})
