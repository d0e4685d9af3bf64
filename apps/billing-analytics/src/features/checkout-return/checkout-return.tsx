import { useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Button, ButtonLink, Card, IconText, icons, keepFocusNearby, Row, Stack } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { usePlanNames } from '../../shared/use-plan-names.ts'
import { type CheckoutReturn as Return, useCheckoutReturn, useReconcile } from './use-checkout-return.ts'

const SIGN_IN = `/login?next=${encodeURIComponent('/pricing?checkout=done')}`

/** The state of the payment after the checkout. */
export function CheckoutReturn() {
  const t = useT()
  const { phase, tier } = useCheckoutReturn()
  const reconcile = useReconcile()
  const sentence = useStatusText({ phase, tier }, reconcile)
  if (phase === 'none') return null
  return (
    <Card as="div" tabIndex={-1}>
      <Stack gap={4}>
        <IconText as="div" iconTone="primaryInk" role="status">
          {phase === 'done' ? <icons.CircleCheck size={20} /> : <icons.Clock size={20} />}
          <span>{sentence}</span>
        </IconText>
        {phase === 'late' && (
          // The button is removed once the plan is active.
          <div ref={keepFocusNearby}>
            <Button kind="quiet" busy={reconcile.isPending} onClick={() => reconcile.mutate()}>
              {t("I have paid but don't see it")}
            </Button>
          </div>
        )}
        {phase === 'visitor' && (
          <Row>
            <ButtonLink as={Link} to={SIGN_IN}>
              {t('Sign In')}
            </ButtonLink>
          </Row>
        )}
      </Stack>
    </Card>
  )
}

function useStatusText({ phase, tier }: Return, { error, isSuccess }: ReturnType<typeof useReconcile>): string {
  const t = useT()
  const names = usePlanNames()
  const errorMessage = useErrorMessage()
  if (phase === 'done') return tier ? t('Your {{plan}} plan is active', { plan: names[tier] }) : ''
  if (phase === 'visitor') return t('Sign in to see your plan.')
  if (phase === 'waiting') return t('Thank you. We are waiting for the payment provider to confirm…')
  if (error) return errorMessage(error, t('This did not work. Please try again.'))
  if (isSuccess) return t('The payment provider knows of no payment yet. Please try again in a few minutes.')
  return t('This can take a few minutes. Nothing is lost.')
}
