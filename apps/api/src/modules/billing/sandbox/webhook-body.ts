import { SubscriptionStatus } from '@worrystone/contracts'
import { z } from 'zod'
import { type ProviderEvent, type ProviderSubscription, RefusedWebhook } from '../provider.ts'
import type { SandboxSubscription } from './sandbox-store.ts'

const time = z.iso.datetime().transform((text) => new Date(text))
const Body = z.strictObject({
  kind: z.string(),
  userId: z.string(),
  subscription: z.strictObject({
    ...{ id: z.string(), email: z.string(), variantId: z.string(), status: SubscriptionStatus },
    ...{ renewsAt: time.nullable(), endsAt: time.nullable(), trialEndsAt: time.nullable(), updatedAt: time },
  }),
})

export const describe = (row: SandboxSubscription): ProviderSubscription => ({
  ...{ id: row.id, email: row.email, variantId: row.variant_id, status: row.status },
  ...{ renewsAt: row.renews_at, endsAt: row.ends_at, trialEndsAt: row.trial_ends_at, updatedAt: row.updated_at },
})

export const webhookOf = (row: SandboxSubscription, kind: string): string =>
  JSON.stringify({ kind, userId: row.user_id, subscription: describe(row) })

/** @throws {RefusedWebhook} */
export function readWebhook(body: Buffer): ProviderEvent {
  try {
    return Body.parse(JSON.parse(body.toString('utf8')))
  } catch {
    throw new RefusedWebhook('malformed')
  }
}
