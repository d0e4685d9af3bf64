import { useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Failure, SectionCard, Skeleton, Text } from '@worrystone/ui'
import { SubscriptionFacts } from '../../shared/subscription-facts.tsx'
import { usePlanNames } from '../../shared/use-plan-names.ts'
import { useSubscription } from '../../shared/use-subscription.ts'

/** The member's subscription, or a plan without payment. Renders nothing for others. */
export function OwnPlan() {
  const t = useT()
  const names = usePlanNames()
  const errorMessage = useErrorMessage()
  const { tier, subscription, error, refetch } = useSubscription()
  if (tier === null) return null
  if (subscription === undefined && error)
    return <Failure message={errorMessage(error, t('Failed to load your subscription'))} onRetry={() => void refetch()} />
  // Members of the free plan rarely have one: reserved space would only shift the page.
  if (tier === 'free' && !subscription) return null
  if (subscription === undefined) return <Skeleton height="11rem" />
  return (
    <SectionCard title={t('Your plan')} gap={3}>
      {subscription ? (
        <SubscriptionFacts subscription={subscription} />
      ) : (
        <Text>{t('Your {{plan}} plan was given to you. Nothing is charged for it.', { plan: names[tier] })}</Text>
      )}
    </SectionCard>
  )
}
