import { useT } from '@worrystone/i18n'
import { useSession } from '@worrystone/session'
import { Banner, Button, Columns, Skeleton, Stack, Text, VisuallyHidden } from '@worrystone/ui'
import { usePlans } from '../../shared/plans.queries.ts'
import { useSubscription } from '../../shared/use-subscription.ts'
import { CompareTable } from './compare-table.tsx'
import { FormerSubscriber } from './former-subscriber.tsx'
import { PlanCard } from './plan-card.tsx'
import { planState } from './plan-state.ts'

/** All plans side by side, and the table that compares them. */
export function Plans() {
  const t = useT()
  const { status } = useSession()
  const { plans, isFallback, isFetching, refetch } = usePlans()
  const ownSubscription = useSubscription()
  if (!plans) return <LoadingPlans />
  return (
    <>
      <Stack gap={4}>
        {isFallback && (
          <Banner
            kind="warning"
            action={
              <Button kind="quiet" size="s" busy={isFetching} onClick={refetch}>
                {t('Try Again')}
              </Button>
            }
          >
            {t('The plans could not be loaded. Prices may differ, and buying is not possible at the moment.')}
          </Banner>
        )}
        <Columns as="ul" from="medium" columns={3} gap={5}>
          {plans.map((plan, index) => (
            <li key={plan.id}>
              <PlanCard
                plan={plan}
                includedPlan={plans[index - 1]}
                state={planState(plan, { ...ownSubscription, status }, isFallback)}
              />
            </li>
          ))}
        </Columns>
        <Text tone="inkSoft">{t('Taxes are added by the payment provider where they apply.')}</Text>
        {ownSubscription.tier !== null && ownSubscription.subscription === null && <FormerSubscriber />}
      </Stack>
      <CompareTable plans={plans} />
    </>
  )
}

function LoadingPlans() {
  const t = useT()
  return (
    <div>
      <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
      <Columns as="ul" from="medium" columns={3} gap={5}>
        {[0, 1, 2].map((index) => (
          <li key={index}>
            <Skeleton height="26rem" />
          </li>
        ))}
      </Columns>
    </div>
  )
}
