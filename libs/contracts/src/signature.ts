const SIGNED = /^([\s\S]*),"signature":"([A-Za-z0-9+/]{86}==)"\}$/

/** A JSON object's text with its signature as the last member, so that readers who do not verify can still parse it. */
export const appendSignature = (text: string, signature: string) => `${text.slice(0, -1)},"signature":"${signature}"}`

/** The exact text that was signed, and its signature (base64). Null: the text has none. */
export function splitSignature(signed: string): { text: string; signature: string } | null {
  const [, unterminated, signature] = SIGNED.exec(signed) ?? []
  return unterminated === undefined || signature === undefined ? null : { text: `${unterminated}}`, signature }
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** A raw Ed25519 public key in base64 as a key that verifies. Null: it is none, or this browser has no Ed25519 or no secure origin. */
export async function importVerifyKey(publicKey: string): Promise<CryptoKey | null> {
  try {
    return publicKey ? await crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify']) : null
  } catch {
    return null
  }
}

/** `unverifiable`: there is no key, or this browser has no Ed25519. */
export type SignatureStatus = 'verified' | 'unverifiable' | 'forged'

/** Whether the owner of the key has signed exactly this text. */
export async function verifySigned(signed: string, key: CryptoKey | null): Promise<SignatureStatus> {
  if (!key) return 'unverifiable'
  const parts = splitSignature(signed)
  if (!parts) return 'forged'
  const isGenuine = await crypto.subtle.verify('Ed25519', key, bytesOf(parts.signature), new TextEncoder().encode(parts.text))
  return isGenuine ? 'verified' : 'forged'
}
