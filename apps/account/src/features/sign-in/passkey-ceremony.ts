// Loaded on demand with the browser's WebAuthn library.
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'
import { call } from '@worrystone/api-client'
import { signInStepsApi } from '@worrystone/contracts'

export type PasskeyResponse = Awaited<ReturnType<typeof startAuthentication>>

/** The server's options expire after five minutes; this page may be open for hours. */
const OPTIONS_LIFETIME_MS = 4 * 60_000

// The WebAuthn libraries of both sides validate the payload.
const fetchOptions = () => call(signInStepsApi.beginPasskeySignIn, {}, { breaker: 'none' }) as Promise<never>

/** The browser's passkey prompt. Rejects when the person cancels it. */
export const promptForPasskey = async (): Promise<PasskeyResponse> => startAuthentication({ optionsJSON: await fetchOptions() })

/** Offers passkeys in the autofill of the e-mail field, until one is picked. Undefined when aborted. */
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

/** A hidden tab waits before it fetches new options. */
function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return
      document.removeEventListener('visibilitychange', onVisibilityChange)
      resolve()
    }
    document.addEventListener('visibilitychange', onVisibilityChange)
    signal.addEventListener('abort', onVisibilityChange)
    onVisibilityChange()
  })
}
