import { ApiError, call } from '@worrystone/api-client'
import { authApi, healthApi, type LoginForm, type SignInResponse } from '@worrystone/contracts'

const WAKE_PAUSE = 2_000
const RETRY_PAUSE = 3_000
const RETRIES = 3

type Options = {
  signal: AbortSignal
  /** 0 starting services, 1 connecting, 2 almost ready. */
  onWait: (step: 0 | 1 | 2) => void
  pause: (milliseconds: number) => Promise<void>
  report: (error: unknown) => void
}

/**
 * Signs in, with retries while services start: they are woken first, then there are up to three more attempts with exponential backoff.
 */
export async function signIn(form: LoginForm, { signal, onWait, pause, report }: Options): Promise<SignInResponse> {
  const attempt = () => call(authApi.login, { body: form }, { signal, priority: 'high', breaker: 'none' })

  const wakeAndRetry = async (error: unknown) => {
    if (!isUnavailable(error)) throw error
    onWait(0)
    await call(healthApi.wake, {}, { signal, breaker: 'none', retries: 0 }).catch((why) => signal.aborted || report(why))
    onWait(1)
    await pause(WAKE_PAUSE)
    return attempt()
  }

  for (let retry = 0; retry < RETRIES; retry++) {
    try {
      return await (retry === 0 ? attempt().catch(wakeAndRetry) : attempt())
    } catch (error) {
      if (!isTransient(error)) throw error
      onWait(retry === 0 ? 1 : 2)
      await pause(RETRY_PAUSE * 2 ** retry)
    }
  }
  return attempt()
}

const isUnavailable = (error: unknown) => error instanceof ApiError && (error.code === 'NETWORK' || error.status === 503)

/** Worth a retry: no connection, a timeout, or a gateway in front of starting services. */
const isTransient = (error: unknown) =>
  error instanceof ApiError && (error.code === 'NETWORK' || error.code === 'TIMEOUT' || [502, 503, 504].includes(error.status))
