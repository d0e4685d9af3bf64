import { call } from '@worrystone/api-client'
import { authApi, RegisterForm } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { refused, useForm, wrongFields } from '@worrystone/forms'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { session } from '@worrystone/session'
import { Button, space } from '@worrystone/ui'
import { styled } from 'styled-components'
import { Aside, BarePage, FormProblem, QuietLink } from '../../shared/bare-page.tsx'
import { EmailField } from '../../shared/fields.tsx'
import { keptEmail, useKeptEmail } from '../../shared/kept-email.ts'
import { NewPasswordField } from '../../shared/new-password-fields.tsx'
import { useEmailAvailability, useUsernameAvailability } from './availability.ts'
import { AvailabilityNote } from './availability-note.tsx'
import { Suggestions } from './suggestions.tsx'
import { UsernameField } from './username-field.tsx'

const check = (values: RegisterForm) => wrongFields(RegisterForm, values)

export function SignUpForm() {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const form = useForm({
    initial: { email: keptEmail.read(), username: '', password: '' },
    check,
    hindrance: () => (hasTaken ? { ...taken, form: t('Please fix the validation errors before submitting') } : {}),
    send: async (values) => {
      try {
        const answer = await call(authApi.register, { body: values }, { priority: 'high' })
        keptEmail.clear()
        session.signedIn(answer)
        toast.success(t('Account created successfully!'))
        if (!answer.user.emailVerified) {
          toast.success(t('Registration successful! Please check your email to verify your account.'))
        }
        return undefined
      } catch (error) {
        return refused(error, values, t('Registration failed'))
      }
    },
  })

  useKeptEmail(form.values.email)
  const wrong = check(form.values)
  const email = useEmailAvailability(form.values.email, !wrong.email)
  const username = useUsernameAvailability(form.values.username, !wrong.username)
  const taken = {
    ...(email.state === 'taken' && { email: t('This email is already registered') }),
    ...(username.state === 'taken' && { username: t('This username is already taken') }),
  }
  const hasTaken = Object.keys(taken).length > 0
  const problems = { ...taken, ...form.problems }

  return (
    <BarePage title={t('Create your account')} lead={t('A safe space for your worries')}>
      <form {...form.form}>
        <div>
          <EmailField
            field={form.field('email')}
            problem={problems.email}
            hint={
              problems.email ? undefined : (
                <AvailabilityNote state={email.state} available={t('This email is available')}>
                  {t('Only you see it. We use it to sign you in.')}
                </AvailabilityNote>
              )
            }
            autoComplete="email"
          />
          {email.suggestions.map((suggestion) => (
            <Meant key={suggestion} kind="quiet" size="s" onClick={() => form.set('email', suggestion)}>
              {t('Did you mean {{email}}?', { email: suggestion })}
            </Meant>
          ))}
        </div>
        <div>
          <UsernameField
            field={form.field('username')}
            problem={problems.username}
            hint={
              problems.username ? undefined : (
                <AvailabilityNote state={username.state} available={t('This username is available')}>
                  {t('3 to 30 letters, numbers or underscores. Others see it beside what you share.')}
                </AvailabilityNote>
              )
            }
          />
          <Suggestions names={username.suggestions} onChoose={(name) => form.set('username', name)} />
        </div>
        {/* What password managers keep as the name to sign in with. */}
        <input type="text" autoComplete="username" value={form.values.email} readOnly hidden />
        <NewPasswordField label={t('Password')} field={form.field('password')} problem={problems.password} />
        {problems.form ? (
          <FormProblem problem={translateMessage(problems.form)} detail={problems.detail && translateMessage(problems.detail)} />
        ) : null}
        <Button type="submit" wide busy={form.isBusy}>
          {form.isBusy ? t('Creating account...') : t('Create account')}
        </Button>
      </form>
      <Aside>
        {t('Already have an account?')} <QuietLink to="/login">{t('Sign in')}</QuietLink>
      </Aside>
    </BarePage>
  )
}

const Meant = styled(Button)`
  margin-block-start: ${space[2]};
`
