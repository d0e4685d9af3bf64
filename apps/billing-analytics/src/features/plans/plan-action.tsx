import type { SubscriptionTier } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Banner, Button, ButtonLink, color, icons, radius, Skeleton, Stack, space, Text, target } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { PortalButton } from '../../shared/portal-button.tsx'
import type { PlanState } from './plan-state.ts'
import { useCheckout } from './use-checkout.ts'

type Props = {
  plan: SubscriptionTier
  state: PlanState
  /** The id of the plan's heading: several cards have buttons with the same label. */
  headingId: string
}

/** The action of a plan, or why there is none. */
export function PlanAction({ plan, state, headingId }: Props) {
  const t = useT()
  switch (state) {
    case 'unknown':
      return <Skeleton height={target} />
    case 'current':
      return (
        <Label>
          <icons.Check size={18} />
          {t('Current Plan')}
        </Label>
      )
    case 'always-free':
      return <Label>{t('Always Free')}</Label>
    case 'no-downgrade':
      return <Label>{t('Downgrade Not Available')}</Label>
    case 'unavailable':
      return null
    case 'not-sold':
      return <Label>{t('This site does not sell plans yet.')}</Label>
    case 'sign-in':
      return <SignIn headingId={headingId} />
    case 'change':
      return <PortalButton label={t('Change plan')} describedBy={headingId} wide />
    case 'resume':
      return <PortalButton describedBy={headingId} wide />
    case 'upgrade':
      return <Upgrade plan={plan} headingId={headingId} />
  }
}

function Upgrade({ plan, headingId }: Omit<Props, 'state'>) {
  const t = useT()
  const { start, problem, isConflict, isBusy } = useCheckout(plan)
  return (
    <Stack gap={3}>
      {problem && <Banner kind="danger">{problem}</Banner>}
      {isConflict && <PortalButton wide />}
      <Button wide busy={isBusy} onClick={start} aria-describedby={headingId}>
        {t('Upgrade')}
      </Button>
    </Stack>
  )
}

function SignIn({ headingId }: { headingId: string }) {
  const t = useT()
  return (
    <Stack gap={2}>
      <Text tone="inkSoft">{t('Sign in to choose this plan.')}</Text>
      <ButtonLink as={Link} to="/login?next=/pricing" kind="quiet" wide aria-describedby={headingId}>
        {t('Sign In')}
      </ButtonLink>
    </Stack>
  )
}

const Label = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  margin: 0;
  min-block-size: ${target};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.m};
  background: ${color.wash};
  font-weight: 650;
  text-align: center;
`
