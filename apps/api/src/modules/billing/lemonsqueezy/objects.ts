import { type PaymentReason, type PaymentStatus, SubscriptionStatus } from '@worrystone/contracts'
import { z } from 'zod'
import type { ProviderPayment, ProviderSubscription } from '../provider.ts'

const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const id = z.coerce.string().min(1).max(100)
/** https://docs.lemonsqueezy.com/api/subscriptions/the-subscription-object */
export const SubscriptionObject = z.object({
  type: z.literal('subscriptions'),
  id,
  attributes: z.object({
    variant_id: id,
    user_email: z.string().max(320).nullish(),
    status: SubscriptionStatus,
    renews_at: time.nullish(),
    ends_at: time.nullish(),
    trial_ends_at: time.nullish(),
    updated_at: time,
    urls: z.object({ customer_portal: z.url().nullish() }).optional(),
  }),
})
export type SubscriptionObject = z.infer<typeof SubscriptionObject>

const PAYMENT_STATUS: Record<string, PaymentStatus> = {
  ...{ pending: 'pending', paid: 'paid', refunded: 'refunded', partial_refund: 'partly-refunded', void: 'failed' },
}
/** Other reasons are changes of the plan or its amount within a period. */
const PAYMENT_REASON: Record<string, PaymentReason> = { initial: 'initial', renewal: 'renewal' }

/** https://docs.lemonsqueezy.com/api/subscription-invoices/the-subscription-invoice-object */
export const InvoiceObject = z.object({
  type: z.literal('subscription-invoices'),
  id,
  attributes: z.object({
    subscription_id: id,
    billing_reason: z.string(),
    currency: z.string().length(3),
    status: z.string(),
    refunded_at: time.nullish(),
    subtotal: z.int(),
    total: z.int(),
    created_at: time,
    updated_at: time,
  }),
})
export type InvoiceObject = z.infer<typeof InvoiceObject>

/** https://docs.lemonsqueezy.com/api/orders/the-order-object */
export const OrderObject = z.object({ type: z.literal('orders'), id, attributes: z.object({ status: z.string() }) })

export const paymentOf = ({ id, attributes }: InvoiceObject): ProviderPayment => ({
  id,
  subscriptionId: attributes.subscription_id,
  amount: attributes.subtotal,
  currency: attributes.currency,
  reason: PAYMENT_REASON[attributes.billing_reason] ?? 'change',
  status: PAYMENT_STATUS[attributes.status] ?? 'failed',
  paidAt: attributes.created_at,
  refundedAt: attributes.refunded_at ?? null,
  updatedAt: attributes.updated_at,
})

export const subscriptionOf = ({ id, attributes }: SubscriptionObject): ProviderSubscription => ({
  id,
  email: attributes.user_email ?? null,
  variantId: attributes.variant_id,
  status: attributes.status,
  renewsAt: attributes.renews_at ?? null,
  endsAt: attributes.ends_at ?? null,
  trialEndsAt: attributes.trial_ends_at ?? null,
  updatedAt: attributes.updated_at,
})
