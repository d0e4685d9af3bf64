// Fetched with the browser's half of the passkey library, when somebody may sign in with one.
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'
import { call } from '@worrystone/api-client'
import { signInStepsApi } from '@worrystone/contracts'

export type PasskeyResponse = Awaited<ReturnType<typeof startAuthentication>>

/** The server forgets what it asked after five minutes; this page may stand open for hours. */
const OPTIONS_LIFETIME_MS = 4 * 60_000

// The server's library and the browser's are one house: the contract leaves the words between them to them.
const fetchOptions = () => call(signInStepsApi.beginPasskeySignIn, {}, { breaker: 'none' }) as Promise<never>

/** The browser's own question, at once. Rejects when the person calls it off. */
export const promptForPasskey = async (): Promise<PasskeyResponse> => startAuthentication({ optionsJSON: await fetchOptions() })

/** Lets the browser list passkeys below the e-mail field, until one is picked. Undefined when `signal` has put an end to it. */
export async function autofillPasskey(signal: AbortSignal): Promise<PasskeyResponse | undefined> {
  while (!signal.aborted) {
    const optionsJSON = await fetchOptions()
    if (signal.aborted) break
    let isOld = false
    const stop = () => WebAuthnAbortService.cancelCeremony()
    const renewal = setTimeout(() => {
      isOld = true
      stop()
    }, OPTIONS_LIFETIME_MS)
    signal.addEventListener('abort', stop)
    try {
      return await startAuthentication({ optionsJSON, useBrowserAutofill: true })
    } catch (error) {
      if (!isOld) throw error
    } finally {
      clearTimeout(renewal)
      signal.removeEventListener('abort', stop)
    }
    await untilVisible(signal)
  }
  return undefined
}

/** Nobody picks anything in a tab that lies behind others. */
function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', look)
    look()
  })
}
