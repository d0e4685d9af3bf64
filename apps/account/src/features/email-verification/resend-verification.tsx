import { useMutation } from '@tanstack/react-query'
import { ApiError, call } from '@worrystone/api-client'
import { authApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { useUser } from '@worrystone/remote-kit/bundled'
import { Button } from '@worrystone/ui'

/** Sends the verification e-mail again. For signed-in people whose address is not verified. */
export function ResendVerification() {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const user = useUser()
  const resend = useMutation({
    mutationFn: () => call(authApi.resendVerification, { body: {} }),
    onSuccess: () => toast.success(t('Verification email sent! Check your inbox.')),
    onError: (error) => {
      const isRateLimited = error instanceof ApiError && error.code === 'RATE_LIMITED'
      const failed = t('Failed to send verification email. Please try again.')
      toast.error(isRateLimited ? translateMessage(error.message) : failed, { isRetryable: true })
    },
  })
  if (!user || user.emailVerified) return null
  return (
    <Button wide busy={resend.isPending} onClick={() => resend.mutate()}>
      {resend.isPending ? t('Sending...') : t('Send verification email again')}
    </Button>
  )
}
