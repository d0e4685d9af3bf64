import type { Database } from '../../db/db.ts'
import type { Queue, SubscriptionChange } from '../../jobs/queue.ts'
import type { PaymentStore } from './payment-store.ts'
import { tierOfVariant, type Variants } from './plans.ts'
import type { PaymentProvider, ProviderPayment, ProviderSubscription } from './provider.ts'
import { changeBetween } from './subscription-change.ts'
import type { SaveResult, SubscriptionStore } from './subscription-store.ts'

type Options = {
  database: Pick<Database, 'tx'>
  queue: Pick<Queue, 'add'>
  provider: PaymentProvider
  variants: Variants
  subscriptions: SubscriptionStore
  payments: PaymentStore
  findUserId: { byId: (id: string) => Promise<string | undefined>; byEmail: (email: string) => Promise<string | undefined> }
  /** Schedules the cancellation of a subscription at the provider. */
  cancelLater: (subscriptionId: string) => Promise<void>
  /** Called when the user's tier may have changed. */
  onTierChange: (userId: string) => Promise<void>
  now: () => Date
}
/** `userId`: the user that the provider names. `isAnswer`: from an API response; else from an event. */
type Description = { subscription: ProviderSubscription; userId: string | null; isAnswer: boolean }
export type SyncResult = { result: SaveResult; hasOwner: boolean; isSold: boolean; isClaimed: boolean }

/** Saves subscriptions and payments as the provider describes them. */
export function providerSync(parts: Options) {
  const { database, queue, provider, variants, subscriptions, payments, findUserId, cancelLater, onTierChange, now } = parts

  /** The user that the provider names; else the one with this address, if it is verified. */
  async function ownerOf({ subscription, userId }: Description): Promise<string | null> {
    const namedUserId = userId === null ? undefined : await findUserId.byId(userId)
    return namedUserId ?? (subscription.email === null ? undefined : await findUserId.byEmail(subscription.email)) ?? null
  }

  const enqueueEmail = (userId: string, subscriptionId: string, change: SubscriptionChange) =>
    queue.add(
      'mail.subscription',
      { userId, subscriptionId, change },
      { dedupeKey: `mail.subscription:${subscriptionId}:${change}` },
    )

  /** Emails the owner, and updates their open pages. */
  async function publish(before: Awaited<ReturnType<SubscriptionStore['lock']>>, id: string): Promise<void> {
    const after = await subscriptions.find(id)
    if (!after?.user_id) return
    // For a new owner, the previous state is that of another account.
    const change = changeBetween(before?.user_id ? before : undefined, after, now())
    if (change && !(await payments.isRefunded(id))) await enqueueEmail(after.user_id, id, change)
    await onTierChange(after.user_id)
  }

  return {
    save: (description: Description): Promise<SyncResult> =>
      database.tx(async () => {
        const { subscription, isAnswer } = description
        const userId = await ownerOf(description)
        const tier = tierOfVariant(variants, subscription.variantId)
        const previous = await subscriptions.lock(subscription.id)
        const result = await subscriptions.save({ provider: provider.name, subscription, tier, userId, isAnswer })
        const isClaimed = userId !== null && result !== 'saved' && (await subscriptions.claim(subscription.id, userId))
        if (result === 'saved' || isClaimed) await publish(previous, subscription.id)
        return { result, hasOwner: userId !== null, isSold: tier !== null, isClaimed }
      }),

    /** True: something changed. A refund ends access and further charges. */
    storePayment: (payment: ProviderPayment): Promise<boolean> =>
      database.tx(async () => {
        const { subscriptionId } = payment
        const wasRefunded = await payments.isRefunded(subscriptionId)
        const isChanged = await payments.save(provider.name, payment)
        if (wasRefunded || !(await payments.isRefunded(subscriptionId))) return isChanged
        await cancelLater(subscriptionId)
        const owner = (await subscriptions.find(subscriptionId))?.user_id
        if (!owner) return true
        await enqueueEmail(owner, subscriptionId, 'refunded')
        await onTierChange(owner)
        return true
      }),
  }
}
export type ProviderSync = ReturnType<typeof providerSync>
