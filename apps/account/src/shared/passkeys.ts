import type { WebAuthnError } from '@simplewebauthn/browser'

/** Whether this browser knows passkeys at all. They exist on secure pages only. */
export const supportsPasskeys = () => typeof globalThis.PublicKeyCredential === 'function' && globalThis.isSecureContext

/** Whether it can list them below a field too, in place of a question of its own. */
export const supportsPasskeyAutofill = async () =>
  supportsPasskeys() && (await globalThis.PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) === true

/** The person closed the browser's question, or let it pass: nothing is wrong. */
export const isPasskeyCancelled = (error: unknown) => {
  const { name, cause } = error as Partial<WebAuthnError>
  return [name, (cause as Error | undefined)?.name].some((one) => one === 'NotAllowedError' || one === 'AbortError')
}
