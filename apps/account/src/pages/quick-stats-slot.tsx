import { useSession } from '@worrystone/session'
import { QuickStats } from '../features/quick-stats/quick-stats.tsx'

/** Fills `sidebar.stats`. Remounted for another person. */
export function QuickStatsSlot() {
  const session = useSession()
  return session.status === 'signed-in' ? <QuickStats key={session.user.id} /> : null
}
