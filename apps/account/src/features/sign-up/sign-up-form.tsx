import { call } from '@worrystone/api-client'
import { authApi, RegisterForm } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { schemaErrors, useForm } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { session } from '@worrystone/session'
import { Button } from '@worrystone/ui'
import { useLocation } from 'react-router-dom'
import { Aside, BarePage, QuietLink } from '../../shared/bare-page.tsx'
import { EmailField } from '../../shared/fields.tsx'
import { FormError } from '../../shared/form-error.tsx'
import { NewPasswordField } from '../../shared/new-password-fields.tsx'
import { SubmitButton } from '../../shared/submit-button.tsx'
import { useEmailAvailability, useUsernameAvailability } from './availability.ts'
import { AvailabilityNote } from './availability-note.tsx'
import { Consent } from './consent.tsx'
import { signUpDraft } from './sign-up-draft.ts'
import { Suggestions } from './suggestions.tsx'
import { UsernameField } from './username-field.tsx'

const validate = (values: RegisterForm) => schemaErrors<RegisterForm>(RegisterForm, values)

export function SignUpForm() {
  const t = useT()
  // The way back after registering, or after signing in instead.
  const { search } = useLocation()
  const form = useForm({
    initial: { email: '', username: '', password: '' },
    draft: signUpDraft,
    validate,
    knownErrors: () => (hasTakenValue ? { ...takenErrors, form: t('Please fix the validation errors before submitting') } : {}),
    onSubmit: async (body) => {
      const response = await call(authApi.register, { body: { ...body, acceptsTerms: true } }, { priority: 'high' })
      signUpDraft.clear()
      session.signedIn(response)
      const created = t('Account created successfully!')
      const checkEmail = t('Registration successful! Please check your email to verify your account.')
      toast.success(response.user.emailVerified ? created : `${created} ${checkEmail}`)
      return undefined
    },
    onError: t('Registration failed'),
  })

  const invalid = validate(form.values)
  const email = useEmailAvailability(form.values.email, !invalid.email)
  const username = useUsernameAvailability(form.values.username, !invalid.username)
  const takenErrors = {
    ...(email.state === 'taken' && { email: t('This email is already registered') }),
    ...(username.state === 'taken' && { username: t('This username is already taken') }),
  }
  const hasTakenValue = Object.keys(takenErrors).length > 0
  const errors = { ...takenErrors, ...form.errors }

  return (
    <BarePage title={t('Create your account')} lead={t('A safe space for your worries')}>
      <form {...form.form}>
        <div>
          <EmailField
            field={form.field('email')}
            error={errors.email}
            hint={
              errors.email ? undefined : (
                <AvailabilityNote state={email.state} available={t('This email is available')}>
                  {t('Only you see it. We use it to sign you in.')}
                </AvailabilityNote>
              )
            }
            autoComplete="email"
          />
          {email.suggestions.map((suggestion) => (
            <Button
              key={suggestion}
              kind="quiet"
              size="s"
              style={{ marginBlockStart: '0.5rem' }}
              onClick={() => form.change({ email: suggestion })}
            >
              {t('Did you mean {{email}}?', { email: suggestion })}
            </Button>
          ))}
        </div>
        <div>
          <UsernameField
            field={form.field('username')}
            error={errors.username}
            hint={
              errors.username ? undefined : (
                <AvailabilityNote state={username.state} available={t('This username is available')}>
                  {t('3 to 30 letters, numbers or underscores. Others see it beside what you share.')}
                </AvailabilityNote>
              )
            }
          />
          <Suggestions names={username.suggestions} onChoose={(name) => form.change({ username: name })} />
        </div>
        {/* Password managers store this as the user name. */}
        <input type="text" autoComplete="username" value={form.values.email} readOnly hidden />
        <NewPasswordField label={t('Password')} field={form.field('password')} error={errors.password} />
        <FormError errors={errors} />
        <Consent />
        <SubmitButton form={form} label={t('Create account')} busyLabel={t('Creating account...')} />
      </form>
      <Aside>
        {t('Already have an account?')} <QuietLink to={`/login${search}`}>{t('Sign in')}</QuietLink>
      </Aside>
    </BarePage>
  )
}
