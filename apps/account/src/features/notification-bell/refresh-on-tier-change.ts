import type { Tier } from '@worrystone/contracts'
import { session } from '@worrystone/session'

let refreshingFor: Tier | undefined

/** Reads the own record again when the server says another tier than the page knows: a plan was bought, given or has ended. */
export async function refreshOnTierChange(tier: Tier | undefined): Promise<void> {
  const here = session.get()
  if (!tier || here.status !== 'signed-in' || here.user.tier === tier || refreshingFor === tier) return
  refreshingFor = tier
  // The next event, or the next page load, tells it again.
  await session.refreshUser().catch(() => {})
  refreshingFor = undefined
}
