import type { CurrentSubscription } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { Banner, Row, Stack, Text } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { usePlans } from './plans.queries.ts'
import { PortalButton } from './portal-button.tsx'
import { usePlanNames } from './use-plan-names.ts'
import { usePrice } from './use-price.ts'
import { isOpen } from './use-subscription.ts'

const DAY_MS = 24 * 60 * 60_000

/** Days until then; a started day counts as a whole one. */
const daysUntil = (iso: string) => Math.max(0, Math.ceil((Date.parse(iso) - Date.now()) / DAY_MS))

type Props = {
  subscription: CurrentSubscription
  /** Further buttons beside the one that opens the provider's page. */
  children?: ReactNode
}

/** Plan, price, state and dates of a subscription, and the button to change or cancel it. */
export function SubscriptionFacts({ subscription, children }: Props) {
  const t = useT()
  const price = usePrice()
  const names = usePlanNames()
  const sentence = useStatusText(subscription)
  const isUnpaid = subscription.status === 'past_due' || subscription.status === 'unpaid'
  const plan = usePlans().plans?.find(({ id }) => id === subscription.tier)
  const name = names[subscription.tier]
  return (
    <Stack gap={3}>
      <b>{plan ? t('{{plan}}, {{price}} a month', { plan: name, price: price(plan) }) : name}</b>
      {isUnpaid ? <Banner kind="warning">{sentence}</Banner> : <Text>{sentence}</Text>}
      <Row>
        <PortalButton kind={isUnpaid ? 'primary' : 'quiet'} />
        {children}
      </Row>
    </Stack>
  )
}

function useStatusText(subscription: CurrentSubscription): string {
  const t = useT()
  const { date } = useFormat()
  const { status, renewsAt, trialEndsAt, endsAt } = subscription
  const renewal = renewsAt ? t('Renews on {{date}}', { date: date(renewsAt) }) : t('Active')
  switch (status) {
    case 'on_trial':
      return trialEndsAt ? `${t('{{count}} trial days left', { count: daysUntil(trialEndsAt) })} · ${renewal}` : renewal
    case 'active':
      return renewal
    case 'past_due':
      return t(
        'Your payment failed: the payment provider tries again, and you keep your plan meanwhile. You can check your card under Manage subscription.',
      )
    case 'unpaid':
      return t('Your payment failed several times: your plan is closed until it is paid.')
    case 'paused':
      return t('Paused: your plan is closed until you resume it.')
    case 'cancelled':
      if (isOpen(subscription) && endsAt) return t('Cancelled: access until {{date}}', { date: date(endsAt) })
      return endsAt ? t('Ended on {{date}}', { date: date(endsAt) }) : t('Ended')
    case 'expired':
      return endsAt ? t('Ended on {{date}}', { date: date(endsAt) }) : t('Ended')
  }
}
