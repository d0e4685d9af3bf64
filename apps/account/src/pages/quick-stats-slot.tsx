import { useSession } from '@worrystone/session'
import { QuickStats } from '../features/quick-stats/quick-stats.tsx'

/** Fills `sidebar.stats`. Another person has other figures. */
export function QuickStatsSlot() {
  const session = useSession()
  return session.status === 'signed-in' ? <QuickStats key={session.user.id} /> : null
}
