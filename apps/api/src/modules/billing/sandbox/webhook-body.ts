import { PaymentReason, PaymentStatus, SubscriptionStatus } from '@worrystone/contracts'
import { z } from 'zod'
import { type ProviderEvent, type ProviderPayment, type ProviderSubscription, RefusedWebhook } from '../provider.ts'
import type { SandboxPayment, SandboxSubscription } from './sandbox-store.ts'

const time = z.iso.datetime().transform((text) => new Date(text))
const Subscription = z.strictObject({
  ...{ id: z.string(), email: z.string(), variantId: z.string(), status: SubscriptionStatus },
  ...{ renewsAt: time.nullable(), endsAt: time.nullable(), trialEndsAt: time.nullable(), updatedAt: time },
})
const Payment = z.strictObject({
  ...{ id: z.string(), subscriptionId: z.string(), amount: z.int(), currency: z.string() },
  ...{ reason: PaymentReason, status: PaymentStatus, paidAt: time, refundedAt: time.nullable(), updatedAt: time },
})
const Body = z.union([
  z.strictObject({ kind: z.string(), userId: z.string(), subscription: Subscription }),
  z.strictObject({ kind: z.string(), userId: z.string(), subscription: z.null(), payment: Payment }),
])

export const describe = (row: SandboxSubscription): ProviderSubscription => ({
  ...{ id: row.id, email: row.email, variantId: row.variant_id, status: row.status },
  ...{ renewsAt: row.renews_at, endsAt: row.ends_at, trialEndsAt: row.trial_ends_at, updatedAt: row.updated_at },
})

export const describePayment = (row: SandboxPayment): ProviderPayment => ({
  ...{ id: row.id, subscriptionId: row.subscription_id, amount: row.amount, currency: row.currency },
  ...{ reason: row.reason, status: row.status, paidAt: row.paid_at, refundedAt: row.refunded_at, updatedAt: row.updated_at },
})

export const webhookOf = (row: SandboxSubscription, kind: string): string =>
  JSON.stringify({ kind, userId: row.user_id, subscription: describe(row) })

export const paymentWebhookOf = (row: SandboxPayment, { user_id: userId }: SandboxSubscription): string =>
  JSON.stringify({ kind: `payment_${row.status}`, userId, subscription: null, payment: describePayment(row) })

/** @throws {RefusedWebhook} */
export function readWebhook(body: Buffer): ProviderEvent {
  try {
    return Body.parse(JSON.parse(body.toString('utf8')))
  } catch {
    throw new RefusedWebhook('malformed')
  }
}
