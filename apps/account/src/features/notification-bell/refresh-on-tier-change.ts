import type { Tier } from '@worrystone/contracts'
import { findUser } from '@worrystone/remote-kit/bundled'
import { session } from '@worrystone/session'

let refreshingFor: Tier | undefined

/** Refreshes the session's user when the server reports another tier: a plan was bought, granted or has ended. */
export async function refreshOnTierChange(tier: Tier | undefined): Promise<void> {
  const user = findUser()
  if (!tier || !user || user.tier === tier || refreshingFor === tier) return
  refreshingFor = tier
  // The next event or page load tries again.
  await session.refreshUser().catch(() => {})
  refreshingFor = undefined
}
