import type { WebAuthnError } from '@simplewebauthn/browser'

/** Whether this browser supports passkeys; on secure pages only. */
export const supportsPasskeys = () => typeof globalThis.PublicKeyCredential === 'function' && globalThis.isSecureContext

/** Whether it can offer them in the autofill of a field. */
export const supportsPasskeyAutofill = async () =>
  supportsPasskeys() && (await globalThis.PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) === true

/** The person closed the browser's prompt or let it time out: not an error. */
export const isPasskeyCancelled = (error: unknown) => {
  const { name, cause } = error as Partial<WebAuthnError>
  return [name, (cause as Error | undefined)?.name].some((value) => value === 'NotAllowedError' || value === 'AbortError')
}
