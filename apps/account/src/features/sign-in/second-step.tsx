import { call } from '@worrystone/api-client'
import { type SignInChallenge, signInStepsApi } from '@worrystone/contracts'
import { useForm } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { Button, Field, Row, TextInput } from '@worrystone/ui'
import { useEffect, useRef, useState } from 'react'
import { BarePage } from '../../shared/bare-page.tsx'
import { FormError } from '../../shared/form-error.tsx'
import { SubmitButton } from '../../shared/submit-button.tsx'
import { isChallengeExpired } from './is-challenge-expired.ts'
import { useCompleteSignIn } from './use-complete-sign-in.ts'
import { useSignInErrors } from './use-sign-in-errors.ts'

type StepProps = {
  challenge: string
  /** A further step after the right code. */
  onChallenge: (challenge: SignInChallenge) => void
  /** Back to the form; with a message when this sign-in has expired. */
  onBack: (message?: string) => void
}

/** After the password: a code of the authenticator app, or a recovery code. */
export function SecondStep(props: StepProps) {
  const [isRecovery, setRecovery] = useState(false)
  // The other kind of code is a form of its own, without values and errors.
  return <CodeForm key={String(isRecovery)} {...props} isRecovery={isRecovery} onOther={() => setRecovery(!isRecovery)} />
}

function CodeForm({
  challenge,
  onChallenge,
  onBack,
  isRecovery,
  onOther,
}: StepProps & { isRecovery: boolean; onOther: () => void }) {
  const t = useT()
  const explain = useSignInErrors()
  const complete = useCompleteSignIn(onChallenge)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => (code.trim() === '' ? { code: t('Please enter the code') } : {}),
    onSubmit: async (values) => {
      const body = { challenge, ...values }
      complete(await call(signInStepsApi.secondStep, { body }, { priority: 'high', breaker: 'none', retries: 0 }))
    },
    onError: (error, values) => {
      if (!isChallengeExpired(error)) return explain(error, values)
      onBack(error.message)
      return undefined
    },
  })

  return (
    <BarePage title={isRecovery ? t('Enter a recovery code') : t('Enter your code')}>
      <form {...form.form}>
        <Field
          label={isRecovery ? t('Recovery code') : t('Code')}
          hint={
            isRecovery
              ? t('It is one of the ten codes that you kept when you turned on two-step sign-in. Each works once.')
              : t('Open your authenticator app and enter the six digits that it shows for Worrystone.')
          }
          error={form.errors.code}
        >
          <TextInput
            ref={input}
            dir="ltr"
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            {...form.field('code')}
          />
        </Field>
        <FormError errors={form.errors} />
        <SubmitButton form={form} label={t('Sign in')} busyLabel={t('Signing in...')} />
      </form>
      <Row justify="center" gap={1}>
        <Button kind="plain" size="s" onClick={onOther}>
          {isRecovery ? t('Use a code of the app instead') : t('Use a recovery code instead')}
        </Button>
        <Button kind="plain" size="s" onClick={() => onBack()}>
          {t('Back')}
        </Button>
      </Row>
    </BarePage>
  )
}
