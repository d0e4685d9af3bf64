import type { Tier } from '@worrystone/contracts'
import { session } from '@worrystone/session'

let asked: Tier | undefined

/** Reads the own record again when the server says another tier than the page knows: a plan was bought, given or has ended. */
export async function followTier(tier: Tier | undefined): Promise<void> {
  const here = session.get()
  if (!tier || here.status !== 'signed-in' || here.user.tier === tier || asked === tier) return
  asked = tier
  // The next event, or the next page load, tells it again.
  await session.refreshUser().catch(() => {})
  asked = undefined
}
