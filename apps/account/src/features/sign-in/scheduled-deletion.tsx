import { useMutation } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { signInStepsApi } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Button } from '@worrystone/ui'
import { useEffect } from 'react'
import { BarePage } from '../../shared/bare-page.tsx'
import { FormError } from '../../shared/form-error.tsx'
import { focusHeading } from '../../shared/use-heading-focus.ts'
import { isChallengeExpired } from './is-challenge-expired.ts'
import { useCompleteSignIn } from './use-complete-sign-in.ts'

type Props = {
  challenge: string
  leavesAt: string
  /** Back to the form; with a message when this sign-in has expired. */
  onBack: (message?: string) => void
}

/** Shown when a person signs in whose account is scheduled for deletion. */
export function ScheduledDeletion({ challenge, leavesAt, onBack }: Props) {
  const t = useT()
  const format = useFormat()
  const errorMessage = useErrorMessage()
  const complete = useCompleteSignIn()
  // Replaces the form: the focus moves to the new heading.
  useEffect(focusHeading, [])

  const keepAccount = useMutation({
    mutationFn: async () => complete(await call(signInStepsApi.undoDeletion, { body: { challenge } }, { breaker: 'none' })),
    onError: (error) => isChallengeExpired(error) && onBack(error.message),
  })
  const problem = keepAccount.error && errorMessage(keepAccount.error, t('That did not work. Please try again.'))

  return (
    <BarePage
      title={t('Would you like to stay?')}
      lead={t('Your account will be deleted on {{date}}.', { date: format.date(leavesAt) })}
    >
      <FormError errors={{ form: problem }} />
      <Button wide busy={keepAccount.isPending || keepAccount.isSuccess} onClick={() => keepAccount.mutate()}>
        {t('Keep my account')}
      </Button>
      <Button wide kind="quiet" onClick={() => onBack()}>
        {t('Leave it')}
      </Button>
    </BarePage>
  )
}
