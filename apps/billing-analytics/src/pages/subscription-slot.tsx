import type { Tier } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { ButtonLink, Card, Failure, Row, Skeleton, Stack, Text } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { SubscriptionFacts } from '../shared/subscription-facts.tsx'
import { usePlanNames } from '../shared/use-plan-names.ts'
import { useSubscription } from '../shared/use-subscription.ts'

/** In the settings, below the name of the plan: its price, its end, and the link to change it. */
export function SubscriptionSlot({ tier }: { tier: Tier }) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const { subscription, error, refetch } = useSubscription()
  if (subscription === undefined) {
    return error ? (
      <Failure message={errorMessage(error, t('Failed to load your subscription'))} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="9rem" />
    )
  }
  return (
    <Card as="div">
      {subscription ? (
        <SubscriptionFacts subscription={subscription}>
          <SeePlans />
        </SubscriptionFacts>
      ) : (
        <Stack gap={3}>
          <Unpaid tier={tier} />
          <Row>
            <SeePlans />
          </Row>
        </Stack>
      )}
    </Card>
  )
}

function Unpaid({ tier }: { tier: Tier }) {
  const t = useT()
  const names = usePlanNames()
  return (
    <Text>
      {tier === 'free'
        ? t('Help, safety and your own data are always free.')
        : t('Your {{plan}} plan was given to you. Nothing is charged for it.', { plan: names[tier] })}
    </Text>
  )
}

function SeePlans() {
  const t = useT()
  return (
    <ButtonLink as={Link} to="/pricing" kind="quiet">
      {t('See plans')}
    </ButtonLink>
  )
}
