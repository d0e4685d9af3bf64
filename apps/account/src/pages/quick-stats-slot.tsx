import { useUser } from '@worrystone/remote-kit/bundled'
import { QuickStats } from '../features/quick-stats/quick-stats.tsx'

/** Fills `sidebar.stats`. Remounted for another person. */
export function QuickStatsSlot() {
  const user = useUser()
  return user ? <QuickStats key={user.id} /> : null
}
