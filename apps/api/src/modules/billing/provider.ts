import type { PaymentReason, PaymentStatus, SubscriptionStatus } from '@worrystone/contracts'
import { unavailable } from '../../http/app-error.ts'

/** A subscription as its provider describes it. */
export type ProviderSubscription = {
  id: string
  /** The buyer, as the provider knows them. */
  email: string | null
  variantId: string
  status: SubscriptionStatus
  renewsAt: Date | null
  endsAt: Date | null
  trialEndsAt: Date | null
  /** By the provider's clock: of two descriptions the newer one is valid. */
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

/** The subject of a webhook: one of these, or nothing that this product stores. `refundedOrder`: the id of the refunded order. */
export type ProviderEvent = {
  kind: string
  /** The user for whom the checkout was created; null if the provider does not report it. */
  userId: string | null
  subscription: ProviderSubscription | null
  payment?: ProviderPayment
  refundedOrder?: string
}

/** Why a webhook is refused: not from the provider, or not readable. */
export class RefusedWebhook extends Error {
  override name = 'RefusedWebhook'
  readonly reason: 'forged' | 'malformed'
  constructor(reason: 'forged' | 'malformed') {
    super(reason)
    this.reason = reason
  }
}

/** The provider did not respond in time, or not as expected. The caller retries later. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

/** Turns an unavailable provider into an error that invites a retry. */
export const withProvider = async <Result>(request: () => Promise<Result>): Promise<Result> =>
  request().catch((thrown) => {
    throw thrown instanceof ProviderUnavailable ? unavailable(30) : thrown
  })

type Buyer = { userId: string; email: string }

/** A payment provider. Only its adapter knows the provider's fields. */
export type PaymentProvider = {
  name: string
  /** The address where `variantId` is bought; the buyer returns to `returnUrl`. */
  checkout(buyer: Buyer, variantId: string, returnUrl: string): Promise<string>
  /** The address where a subscription is changed, cancelled and paid. */
  portal(subscriptionId: string): Promise<string>
  /** Cancels a subscription at the end of the paid period. One that is ended or unknown is ignored. */
  cancel(subscriptionId: string): Promise<void>
  /** All subscriptions, or those of one buyer. */
  list(of?: { email: string }): AsyncIterable<ProviderSubscription>
  /** Undefined: unknown to the provider. */
  fetch(subscriptionId: string): Promise<ProviderSubscription | undefined>
  /** The payments of one subscription, or all refunded ones; the newest first. */
  payments(of: { subscriptionId: string } | 'refunded'): AsyncIterable<ProviderPayment>
  /** The subscriptions that were bought by one order. */
  subscriptionsOfOrder(orderId: string): AsyncIterable<ProviderSubscription>
  /** Refunds a payment in full. The subscription goes on until it is cancelled. */
  refund(paymentId: string): Promise<void>
  /** Whether the bytes of a webhook come from the provider. */
  isSigned(body: Buffer, signature: string | undefined): boolean
  /** Parses a signed webhook. @throws {RefusedWebhook} when it cannot be read */
  read(body: Buffer): ProviderEvent
}
