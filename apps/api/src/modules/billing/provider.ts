import type { PaymentReason, PaymentStatus, SubscriptionStatus } from '@worrystone/contracts'

/** A subscription as its provider describes it. */
export type ProviderSubscription = {
  id: string
  /** Whoever bought it, as they are known to the provider. */
  email: string | null
  variantId: string
  status: SubscriptionStatus
  renewsAt: Date | null
  endsAt: Date | null
  trialEndsAt: Date | null
  /** By the provider's clock: of two descriptions the newer one holds. */
  updatedAt: Date
}

/** A payment for a subscription, as its provider describes it. */
export type ProviderPayment = {
  id: string
  subscriptionId: string
  /** Before tax and discounts, in minor units. */
  amount: number
  currency: string
  reason: PaymentReason
  status: PaymentStatus
  paidAt: Date
  refundedAt: Date | null
  updatedAt: Date
}

/** What a webhook is about: one of these, or nothing that this product keeps. `refundedOrder`: the id of the order that was given back. */
export type ProviderEvent = {
  kind: string
  /** Whom the checkout was made for; null where the provider does not say. */
  userId: string | null
  subscription: ProviderSubscription | null
  payment?: ProviderPayment
  refundedOrder?: string
}

/** Why a webhook is refused: not from the provider, or nothing that can be read. */
export class RefusedWebhook extends Error {
  override name = 'RefusedWebhook'
  readonly reason: 'forged' | 'malformed'
  constructor(reason: 'forged' | 'malformed') {
    super(reason)
    this.reason = reason
  }
}

/** The provider did not answer in time, or not with what was asked. The caller tries again later. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderAway'
}

type Buyer = { userId: string; email: string }

/** Whoever takes the money. Nothing outside an adapter knows the fields of its provider. */
export type PaymentProvider = {
  name: string
  /** The address where `variantId` is bought; the buyer comes back to `returnUrl`. */
  checkout(buyer: Buyer, variantId: string, returnUrl: string): Promise<string>
  /** The address where a subscription is changed, cancelled and paid. */
  portal(subscriptionId: string): Promise<string>
  /** Ends a subscription with what is paid. One that is ended, or not known, stays as it is. */
  cancel(subscriptionId: string): Promise<void>
  /** Every subscription that there is, or those of one buyer. */
  list(of?: { email: string }): AsyncIterable<ProviderSubscription>
  /** undefined: the provider does not know it. */
  fetch(subscriptionId: string): Promise<ProviderSubscription | undefined>
  /** The payments for one subscription, or all that were given back; the newest first. */
  payments(of: { subscriptionId: string } | 'refunded'): AsyncIterable<ProviderPayment>
  /** The subscriptions that were bought by one order. */
  subscriptionsOfOrder(orderId: string): AsyncIterable<ProviderSubscription>
  /** Gives a payment back in full. The subscription goes on until it is cancelled. */
  refund(paymentId: string): Promise<void>
  /** Whether the bytes of a webhook come from the provider. */
  isSigned(body: Buffer, signature: string | undefined): boolean
  /** Parses a signed webhook. @throws {RefusedWebhook} when it cannot be read */
  read(body: Buffer): ProviderEvent
}
