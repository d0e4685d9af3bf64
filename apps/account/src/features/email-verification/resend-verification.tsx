import { ApiError, call } from '@worrystone/api-client'
import { authApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { useSession } from '@worrystone/session'
import { Button } from '@worrystone/ui'
import { useState } from 'react'

/** Sends the verification e-mail again. For signed-in people whose address is not verified. */
export function ResendVerification() {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const session = useSession()
  const [isBusy, setIsBusy] = useState(false)
  if (session.status !== 'signed-in' || session.user.emailVerified) return null

  const resend = async () => {
    setIsBusy(true)
    try {
      await call(authApi.resendVerification, { body: {} })
      toast.success(t('Verification email sent! Check your inbox.'))
    } catch (error) {
      const isRateLimited = error instanceof ApiError && error.code === 'RATE_LIMITED'
      toast.error(isRateLimited ? translateMessage(error.message) : t('Failed to send verification email. Please try again.'), {
        isRetryable: true,
      })
    }
    setIsBusy(false)
  }

  return (
    <Button wide busy={isBusy} onClick={() => void resend()}>
      {isBusy ? t('Sending...') : t('Send verification email again')}
    </Button>
  )
}
