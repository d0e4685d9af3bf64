import type { CurrentSubscription } from '@worrystone/contracts'
import { presentRow } from '../../db/present-row.ts'
import type { Deps } from '../../deps.ts'
import { AppError, badRequest, conflict } from '../../http/app-error.ts'
import { plansWith, tierOfVariant, type Variants } from './plans.ts'
import { type PaymentProvider, withProvider } from './provider.ts'
import type { Reconciliation } from './reconciliation.ts'
import { givesAccess } from './subscription-change.ts'
import type { SubscriptionRow, SubscriptionStore } from './subscription-store.ts'

type Options = Pick<Deps, 'publicUrl' | 'now'> & {
  /** Undefined: this site takes no payments. */
  provider: PaymentProvider | undefined
  variants: Variants
  subscriptions: SubscriptionStore
  reconciliation: Pick<Reconciliation, 'of'> | undefined
}
type Buyer = { userId: string; email: string }

const RANK = { free: 0, supporter: 1, premium: 2 }
/** A member's own subscription. */
export function billing({ provider, variants, subscriptions, reconciliation, publicUrl, now }: Options) {
  function requireProvider(): PaymentProvider {
    if (!provider) throw new AppError('SERVICE_UNAVAILABLE', 'This site takes no payments yet.')
    return provider
  }

  async function findHeld(userId: string): Promise<SubscriptionRow | undefined> {
    const subscription = await subscriptions.findBest(userId)
    return subscription && givesAccess(subscription, now()) ? subscription : undefined
  }

  return {
    tiers: () => plansWith(variants),

    async current(userId: string): Promise<CurrentSubscription | null> {
      const row = await subscriptions.findBest(userId)
      if (!row?.tier || row.status === 'expired') return null
      return { ...presentRow(row), tier: row.tier }
    },

    async checkout(buyer: Buyer, variantId: string): Promise<string> {
      const tier = tierOfVariant(variants, variantId)
      const subscription = await findHeld(buyer.userId)
      if (!tier) throw badRequest('There is no such plan: please choose one from the list')
      if (subscription?.tier === tier) throw conflict('You have this plan already')
      if (subscription?.tier && RANK[subscription.tier] > RANK[tier]) throw conflict('Your plan already includes this one')
      if (subscription) throw conflict('Please change your plan where you manage your subscription')
      return withProvider(() => requireProvider().checkout(buyer, variantId, `${publicUrl()}/pricing?checkout=done`))
    },

    async portal(userId: string): Promise<string> {
      const row = await subscriptions.findBest(userId)
      if (!row) throw new AppError('NOT_FOUND', 'No active subscription found')
      return withProvider(() => requireProvider().portal(row.id))
    },

    /** Fetches the member's own subscriptions from the provider. True: something changed. */
    reconcile: (member: Buyer): Promise<boolean> =>
      withProvider(async () => {
        requireProvider()
        return (await reconciliation?.of(member)) ?? false
      }),
  }
}
export type Billing = ReturnType<typeof billing>
