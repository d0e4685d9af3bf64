import { ApiError } from '@worrystone/api-client'
import type { LoginForm } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { refused } from '../../shared/problems.ts'
import type { Problems } from '../../shared/use-form.ts'

/** Why signing in failed, in the words of this page. */
export function useSignInProblem() {
  const t = useT()
  return (error: unknown, values: LoginForm): Problems<LoginForm> => {
    if (!(error instanceof ApiError)) return { form: t('Login failed') }
    if (error.code === 'NETWORK') {
      return { form: t('Unable to connect to the server. Please check your internet connection and try again.') }
    }
    if (error.code === 'INVALID_CREDENTIALS') {
      return { form: t('Invalid email or password. Please check your credentials and try again.') }
    }
    if (error.code === 'SERVICE_UNAVAILABLE' && error.hasServersWords) {
      return { form: t('Login service is temporarily unavailable. Please try again in a moment.') }
    }
    if (error.code === 'SERVICE_UNAVAILABLE' || error.code === 'TIMEOUT') {
      return { form: t('Services are taking longer than expected to wake up. Please try again in a moment.') }
    }
    return refused(error, values, t('Login failed'))
  }
}
