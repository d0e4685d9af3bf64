import type { PaymentReason, PaymentStatus, SubscriptionStatus } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'

/** The label of each subscription state. */
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

/** The label of each payment state. */
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

/** The label of each payment reason. */
export function usePaymentReasons(): Record<PaymentReason, string> {
  const t = useT()
  return { initial: t('First payment'), renewal: t('Renewal'), change: t('Change of plan') }
}
