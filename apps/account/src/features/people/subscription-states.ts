import type { PaymentReason, PaymentStatus, SubscriptionStatus } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'

/** What each state of a subscription is called. */
export function useSubscriptionStates(): Record<SubscriptionStatus, string> {
  const t = useT()
  return {
    on_trial: t('Trial'),
    active: t('Active'),
    past_due: t('Payment failed'),
    cancelled: t('Cancelled'),
    paused: t('Paused'),
    unpaid: t('Not paid'),
    expired: t('Ended'),
  }
}

/** What each state of a payment is called. */
export function usePaymentStates(): Record<PaymentStatus, string> {
  const t = useT()
  return {
    pending: t('Pending'),
    paid: t('Paid'),
    refunded: t('Given back'),
    'partly-refunded': t('Partly given back'),
    failed: t('Payment failed'),
  }
}

/** What each payment is for. */
export function usePaymentReasons(): Record<PaymentReason, string> {
  const t = useT()
  return { initial: t('First payment'), renewal: t('Renewal'), change: t('Change of plan') }
}
