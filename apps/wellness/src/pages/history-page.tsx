import { useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { BackLink, PageHeader } from '@worrystone/remote-kit/bundled'
import { PageColumn, RevealInOrder } from '@worrystone/ui'
import { useSyncPractices } from '../features/exercise/use-sync-practices.ts'
import { PracticeOverview } from '../features/history/practice-overview.tsx'
import { PracticeSessions } from '../features/history/practice-sessions.tsx'

/** A member's own practice, visible to nobody else. */
export function HistoryPage() {
  const t = useT()
  usePageTitle(t('Your practice'))
  useSyncPractices()
  return (
    <PageColumn>
      <BackLink to="/wellness">{t('Wellness Center')}</BackLink>
      <PageHeader title={t('Your practice')}>
        {t('Only you can see this. There is nothing to keep up: each time counts for itself.')}
      </PageHeader>
      <RevealInOrder>
        <PracticeOverview />
        <PracticeSessions />
      </RevealInOrder>
    </PageColumn>
  )
}
