import { ApiError, call } from '@worrystone/api-client'
import { authApi, NewPassword, type ResetAnswer } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { toast } from '@worrystone/events'
import { type Problems, refused, useForm, wrongFields } from '@worrystone/forms'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { session } from '@worrystone/session'
import { Button } from '@worrystone/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Aside, BarePage, FormProblem, QuietLink, useHeadingFocus } from '../../shared/bare-page.tsx'
import { NewPasswordTwice, useConfirmCheck } from '../../shared/new-password-fields.tsx'
import { OtherWaysIn } from './other-ways-in.tsx'

const Form = z.object({ password: NewPassword })
type Values = { password: string; confirm: string }

export function ResetPasswordForm({ token }: { token: string }) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const navigate = useNavigate()
  const [isLinkDead, setLinkDead] = useState(false)
  const [waysIn, setWaysIn] = useState<ResetAnswer | null>(null)
  useHeadingFocus(waysIn ? 'ways-in' : 'form')
  const confirmCheck = useConfirmCheck()
  const form = useForm<Values>({ initial: { password: '', confirm: '' }, check, send })
  const { problems } = form

  function check(values: Values): Problems<Values> {
    return { ...wrongFields(Form, values), ...confirmCheck(values) }
  }

  async function send(values: Values) {
    try {
      const answer = await call(authApi.resetPassword, { body: { token, password: values.password } })
      // The reset ended every session, also the one of this browser.
      if (session.get().status !== 'signed-out') await session.signOut()
      toast.success(t('Password reset successful! You can now log in with your new password.'))
      if (answer.passkeys.length > 0 || answer.isTwoFactorOn) setWaysIn(answer)
      else void navigate('/login')
      return undefined
    } catch (error) {
      setLinkDead(error instanceof ApiError && error.code === 'INVALID_TOKEN')
      return refused(error, values, t('Failed to reset password'))
    }
  }

  if (waysIn) return <OtherWaysIn {...waysIn} />
  return (
    <BarePage title={t('Set a new password')}>
      <form {...form.form}>
        <NewPasswordTwice form={form} />
        {problems.form ? (
          <FormProblem problem={translateMessage(problems.form)} detail={problems.detail && translateMessage(problems.detail)}>
            {isLinkDead ? <QuietLink to="/forgot-password">{t('Ask for a new link')}</QuietLink> : null}
          </FormProblem>
        ) : null}
        <Button type="submit" wide busy={form.isBusy}>
          {form.isBusy ? t('Resetting password...') : t('Reset password')}
        </Button>
      </form>
      <Aside>
        <QuietLink to="/login">{t('Back to login')}</QuietLink>
      </Aside>
    </BarePage>
  )
}
