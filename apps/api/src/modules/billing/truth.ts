import { tierOfVariant, type Variants } from './plans.ts'
import type { PaymentProvider, ProviderSubscription } from './provider.ts'
import type { Placed, SubscriptionStore } from './subscription-store.ts'

type Parts = {
  provider: PaymentProvider
  variants: Variants
  subscriptions: SubscriptionStore
  findUserId: { byId: (id: string) => Promise<string | undefined>; byEmail: (email: string) => Promise<string | undefined> }
}
/** `userId`: whom the provider names. `isAnswer`: the provider says it now; else an event said it. */
type Told = { subscription: ProviderSubscription; userId: string | null; isAnswer: boolean }
export type Taken = { placed: Placed; hasOwner: boolean; isSold: boolean; isClaimed: boolean }

/** Brings what the provider says of a subscription into the table. */
export function providerTruth({ provider, variants, subscriptions, findUserId }: Parts) {
  /** Whom the provider names; else the person with this address, if they have proved it. */
  async function ownerOf({ subscription, userId }: Told): Promise<string | null> {
    const named = userId === null ? undefined : await findUserId.byId(userId)
    return named ?? (subscription.email === null ? undefined : await findUserId.byEmail(subscription.email)) ?? null
  }

  return {
    async take(told: Told): Promise<Taken> {
      const { subscription, isAnswer } = told
      const userId = await ownerOf(told)
      const tier = tierOfVariant(variants, subscription.variantId)
      const placed = await subscriptions.put({ provider: provider.name, subscription, tier, userId, isAnswer })
      const isClaimed = userId !== null && placed !== 'taken' && (await subscriptions.claim(subscription.id, userId))
      return { placed, hasOwner: userId !== null, isSold: tier !== null, isClaimed }
    },
  }
}
export type ProviderTruth = ReturnType<typeof providerTruth>
