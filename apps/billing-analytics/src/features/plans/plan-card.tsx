import type { SubscriptionTier } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Card, font, IconText, icons, List, space, Text } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { usePlanNames } from '../../shared/use-plan-names.ts'
import { usePrice } from '../../shared/use-price.ts'
import { PlanAction } from './plan-action.tsx'
import type { PlanState } from './plan-state.ts'
import { useFeatureNames, useFreeFeatureNames, usePlanDescriptions } from './plan-texts.ts'

type Props = {
  plan: SubscriptionTier
  /** The plan that this one includes. */
  includedPlan: SubscriptionTier | undefined
  state: PlanState
}

/** One plan: its price, the features it adds, and its action. */
export function PlanCard({ plan, includedPlan, state }: Props) {
  const t = useT()
  const id = useId()
  const names = usePlanNames()
  const descriptions = usePlanDescriptions()
  const price = usePrice()
  const featureNames = useFeatureNames()
  const freeFeatureNames = useFreeFeatureNames()
  const features = includedPlan ? plan.features.flatMap((feature) => featureNames[feature] ?? []) : freeFeatureNames
  return (
    <Column as="section" aria-labelledby={id}>
      <h2 id={id}>{names[plan.id]}</h2>
      <Text size="xl" strong>
        {t('{{price}} a month', { price: price(plan) })}
      </Text>
      <p>{descriptions[plan.id]}</p>
      {plan.trialDays > 0 && state !== 'current' && (
        <p>
          {t('{{count}} free days first, then {{price}} a month. Cancel before, and nothing is charged.', {
            count: plan.trialDays,
            price: price(plan),
          })}
        </p>
      )}
      {includedPlan && <b>{t('Everything in {{plan}}, and:', { plan: names[includedPlan.id] })}</b>}
      <List gap={2}>
        {features.map((feature) => (
          <IconText as="li" gap={2} iconTone="primaryInk" key={feature}>
            <icons.Check size={18} />
            {feature}
          </IconText>
        ))}
      </List>
      <Action>
        <PlanAction plan={plan} state={state} headingId={id} />
      </Action>
    </Column>
  )
}

const Column = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  > h2, > p { margin: 0; }
  > h2 { font-size: ${font.size.l}; }
`

const Action = styled.div`
  margin-block-start: auto;
  padding-block-start: ${space[2]};
`
