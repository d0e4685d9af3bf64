import { useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { type Feature, featuresApi, isInTier, TIER_BY_FEATURE } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { usePlatform } from '@worrystone/remote-kit'
import { hasPreviousPage, useUser } from '@worrystone/remote-kit/bundled'
import { useSession } from '@worrystone/session'
import { Button, ButtonLink, RevealInOrder, Row, Skeleton, Text } from '@worrystone/ui'
import { Link, useNavigate } from 'react-router-dom'
import { usePlans } from './plans.queries.ts'
import { usePlanNames } from './use-plan-names.ts'
import { usePrice } from './use-price.ts'

/** Below a locked feature: the plan that unlocks it, its price, and a back link. Renders nothing for viewers who have the plan. */
export function UpgradeGate({ feature }: { feature: Feature }) {
  const t = useT()
  const { navigation } = usePlatform()
  const navigate = useNavigate()
  const tier = useUser()?.tier ?? 'free'
  const mayOffer = useCanOffer(feature)
  if (isInTier(feature, tier)) return null
  const goBack = () => (hasPreviousPage() ? navigation.go(-1) : void navigate('/'))
  return (
    <RevealInOrder gap={3}>
      {mayOffer === undefined && <Skeleton height="6rem" />}
      {mayOffer && <Price feature={feature} />}
      <Row>
        {mayOffer && (
          <ButtonLink as={Link} to="/pricing" kind="quiet">
            {tier === 'free' ? t('Upgrade Plan') : t('See plans')}
          </ButtonLink>
        )}
        <Button kind="plain" onClick={goBack}>
          {t('Not now')}
        </Button>
      </Row>
    </RevealInOrder>
  )
}

/** Undefined while it is not known. A plan is offered to members only when the server has confirmed that they may buy one. */
function useCanOffer(feature: Feature): boolean | undefined {
  const session = useSession()
  const isMember = session.status === 'signed-in'
  const { data, isError } = useQuery({ ...query(featuresApi.access, { params: { feature } }), enabled: isMember })
  if (session.status === 'starting') return undefined
  return isMember ? (data?.mayOffer ?? (isError ? false : undefined)) : true
}

function Price({ feature }: { feature: Feature }) {
  const t = useT()
  const names = usePlanNames()
  const priceOf = usePrice()
  const { plans, isFallback } = usePlans()
  const plan = plans?.find(({ id }) => id === TIER_BY_FEATURE[feature])
  if (!plan) return <Skeleton width="18rem" height="1.5rem" />
  const values = { plan: names[plan.id], price: priceOf(plan) }
  return (
    <Text style={{ minBlockSize: '1.5rem' }}>
      {isFallback
        ? t('{{plan}}, about {{price}} a month. Cancel any time.', values)
        : t('{{plan}}, {{price}} a month. Cancel any time.', values)}
    </Text>
  )
}
