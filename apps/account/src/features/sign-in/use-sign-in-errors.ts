import { ApiError } from '@worrystone/api-client'
import { serverMessage } from '@worrystone/api-client/server-message'
import { type FormErrors, formError, serverErrors } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'

/** The errors of a failed sign-in, with this page's own messages. */
export function useSignInErrors() {
  const t = useT()
  const getMessage = (error: unknown) => {
    if (!(error instanceof ApiError)) return t('Login failed')
    switch (error.code) {
      case 'NETWORK':
        return t('Unable to connect to the server. Please check your internet connection and try again.')
      case 'INVALID_CREDENTIALS':
        return t('Invalid email or password. Please check your credentials and try again.')
      case 'SERVICE_UNAVAILABLE':
        return serverMessage(error)
          ? t('Login service is temporarily unavailable. Please try again in a moment.')
          : t('Services are taking longer than expected to wake up. Please try again in a moment.')
      case 'TIMEOUT':
        return t('Services are taking longer than expected to wake up. Please try again in a moment.')
    }
  }
  return <V extends object>(error: unknown, values: V): FormErrors<V> => {
    const form = getMessage(error)
    return form === undefined ? serverErrors(error, values, t('Login failed')) : formError(form)
  }
}
