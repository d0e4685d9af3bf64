import { WakingView } from '@worrystone/community-ui'
import { LoginForm, type SignInChallenge } from '@worrystone/contracts'
import { schemaErrors, useForm } from '@worrystone/forms'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { usePlatform } from '@worrystone/remote-kit'
import { space } from '@worrystone/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { Aside, BarePage, QuietLink } from '../../shared/bare-page.tsx'
import { emailDraft } from '../../shared/email-draft.ts'
import { EmailField, PasswordField } from '../../shared/fields.tsx'
import { FormError } from '../../shared/form-error.tsx'
import { SubmitButton } from '../../shared/submit-button.tsx'
import { focusHeading } from '../../shared/use-heading-focus.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { ScheduledDeletion } from './scheduled-deletion.tsx'
import { SecondStep } from './second-step.tsx'
import { signIn } from './sign-in.ts'
import { useCompleteSignIn } from './use-complete-sign-in.ts'
import { useSignInErrors } from './use-sign-in-errors.ts'
import { useSkippablePause } from './use-skippable-pause.ts'

/** The sign-in page: its form, or the waiting view while services start. Typed values are kept in both. */
export function SignInForm() {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const { report, announce } = usePlatform()
  const explain = useSignInErrors()
  const { pause, skip } = useSkippablePause()
  const [step, setStep] = useState<0 | 1 | 2 | null>(null)
  const [challenge, setChallenge] = useState<SignInChallenge | null>(null)
  const complete = useCompleteSignIn(setChallenge)
  const [notice, setNotice] = useState<string | null>(null)
  const attempt = useRef<AbortController>(null)
  useEffect(() => () => attempt.current?.abort(), [])

  const form = useForm({
    initial: { email: '', password: '' },
    draft: emailDraft,
    validate: (values) => schemaErrors(LoginForm, values),
    onSubmit: async (values) => {
      attempt.current = new AbortController()
      const { signal } = attempt.current
      let isWaiting = false
      setNotice(null)
      const onWait = (next: 0 | 1 | 2) => {
        if (!isWaiting) announce(t('Waking up services...'))
        isWaiting = true
        setStep(next)
      }
      try {
        complete(await signIn(values, { signal, onWait, pause, report }))
        return undefined
      } catch (error) {
        return signal.aborted ? undefined : explain(error, values)
      } finally {
        setStep(null)
      }
    },
  })
  const { errors } = form
  // The way back after signing in, or after registering instead.
  const { search } = useLocation()

  // Returning to the form requires the password again.
  const clearPassword = useEffectEvent(() => form.change({ password: '' }))
  const hadChallenge = useRef(false)
  useEffect(() => {
    if (challenge) clearPassword()
    if (!challenge && hadChallenge.current) focusHeading()
    hadChallenge.current = challenge !== null
  }, [challenge])

  const back = (message?: string) => {
    setChallenge(null)
    setNotice(message ? translateMessage(message) : null)
  }

  if (step !== null) return <WakingView message={t('Waking up services...')} step={step} onRetry={skip} />
  if (challenge?.kind === 'second-factor') {
    return <SecondStep challenge={challenge.challenge} onChallenge={setChallenge} onBack={back} />
  }
  if (challenge) return <ScheduledDeletion challenge={challenge.challenge} leavesAt={challenge.leavesAt} onBack={back} />
  return (
    <BarePage title={t('Sign in to your account')} lead={t('Good to see you again.')}>
      <form {...form.form}>
        <EmailField field={form.field('email')} error={errors.email} autoComplete="username webauthn" />
        <div>
          <PasswordField
            label={t('Password')}
            field={form.field('password')}
            error={errors.password}
            autoComplete="current-password"
          />
          <ForgotLink to="/forgot-password">{t('Forgot your password?')}</ForgotLink>
        </div>
        <FormError errors={{ form: notice ?? errors.form }} />
        <SubmitButton form={form} label={t('Sign in')} busyLabel={t('Signing in...')} />
      </form>
      <PasskeySignIn onChallenge={setChallenge} onProblem={setNotice} />
      <Aside>
        {t('New here?')} <QuietLink to={`/register${search}`}>{t('Create your account')}</QuietLink>
      </Aside>
    </BarePage>
  )
}

const ForgotLink = styled(QuietLink)`
  display: table;
  margin-inline-start: auto;
  margin-block-end: calc(-1 * ${space[3]});
`
