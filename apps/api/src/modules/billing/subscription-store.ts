import type { PaidTier } from '@worrystone/contracts'
import type { Selectable } from 'kysely'
import type { Database } from '../../db/db.ts'
import { getValue, selectExists, selectRow, selectValues } from '../../db/rows.ts'
import type { Tables } from '../../db/tables.ts'
import type { ProviderSubscription } from './provider.ts'

export type SubscriptionRow = Selectable<Tables['subscriptions']>
export type SubscriptionDescription = {
  provider: string
  subscription: ProviderSubscription
  /** null: this site does not sell the variant. */
  tier: PaidTier | null
  /** null: unknown; a known owner is kept. */
  userId: string | null
  /** The provider's current state, which overrides an event of the same time. */
  isAnswer: boolean
}
/** `tie`: another description of the same time is stored. Providers count in seconds. */
export type SaveResult = 'saved' | 'known' | 'older' | 'tie'

/** The only writer of the table subscriptions. */
export const subscriptionStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Saves a description that is newer than the stored one. */
  async save({ provider, subscription, tier, userId, isAnswer }: SubscriptionDescription): Promise<SaveResult> {
    const { id, variantId, status, renewsAt, endsAt, trialEndsAt, updatedAt } = subscription
    return getValue({ db })<SaveResult>`
      with described as (select ${variantId}::text as variant_id, ${status}::text as status, ${renewsAt}::timestamptz(3) as renews_at,
        ${endsAt}::timestamptz(3) as ends_at, ${trialEndsAt}::timestamptz(3) as trial_ends_at, ${updatedAt}::timestamptz(3) as updated_at),
      put as (
        insert into subscriptions as known (id, provider, user_id, tier, variant_id, status, renews_at, ends_at, trial_ends_at, updated_at)
        select ${id}, ${provider}, ${userId}::uuid, ${tier}::text, described.* from described
        on conflict (id) do update set user_id = coalesce(known.user_id, excluded.user_id), variant_id = excluded.variant_id,
          tier = excluded.tier, status = excluded.status, renews_at = excluded.renews_at, ends_at = excluded.ends_at,
          trial_ends_at = excluded.trial_ends_at, updated_at = excluded.updated_at
        where known.updated_at < excluded.updated_at or (${isAnswer} and known.updated_at = excluded.updated_at
          and (known.variant_id, known.status, known.renews_at, known.ends_at, known.trial_ends_at)
            is distinct from (excluded.variant_id, excluded.status, excluded.renews_at, excluded.ends_at, excluded.trial_ends_at))
        returning id)
      select case when exists (select from put) then 'saved' when known.updated_at > described.updated_at then 'older'
        when (known.variant_id, known.status, known.renews_at, known.ends_at, known.trial_ends_at)
          is not distinct from (described.variant_id, described.status, described.renews_at, described.ends_at, described.trial_ends_at)
          then 'known' else 'tie' end as result
      from described left join subscriptions known on known.id = ${id}`
  },

  /** Sets the owner of a subscription without one. True: it had none. */
  claim: (id: string, userId: string): Promise<boolean> =>
    selectExists({ db })`update subscriptions set user_id = ${userId} where id = ${id} and user_id is null returning 1`,

  find: (id: string): Promise<SubscriptionRow | undefined> =>
    db().selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst(),

  /** Locked until the transaction ends. */
  lock: (id: string): Promise<SubscriptionRow | undefined> =>
    db().selectFrom('subscriptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  /** The newest 20 of a user. */
  allOf: (userId: string): Promise<SubscriptionRow[]> =>
    db().selectFrom('subscriptions').selectAll().where('user_id', '=', userId).orderBy('updated_at', 'desc').limit(20).execute(),

  /** The most valuable one: with access first, then the higher tier, then the newer. Refunded ones are excluded. */
  findBest: (userId: string): Promise<SubscriptionRow | undefined> =>
    selectRow({ db })<SubscriptionRow>`
      select * from subscriptions where user_id = ${userId} and tier is not null
        and not exists (select from subscription_payments p where p.subscription_id = subscriptions.id and p.status = 'refunded')
      order by (status in ('on_trial', 'active', 'past_due') or (status = 'cancelled' and coalesce(ends_at > now(), false))) desc,
        tier = 'premium' desc, updated_at desc
      limit 1`,

  /** Those that have not ended. */
  idsOf: (userId: string): Promise<string[]> =>
    selectValues({ db })<string>`select id from subscriptions where user_id = ${userId} and status <> 'expired' limit 20`,
})
export type SubscriptionStore = ReturnType<typeof subscriptionStore>
