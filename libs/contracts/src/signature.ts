const SIGNED = /^([\s\S]*),"signature":"([A-Za-z0-9+/]{86}==)"\}$/

/** A JSON object's text with its signature as the last member, so that readers who do not verify can still parse it. */
export const appendSignature = (text: string, signature: string) => `${text.slice(0, -1)},"signature":"${signature}"}`

/** The exact text that was signed, and its signature (base64). Null: the text carries none. */
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

/** Whether the owner of the key has signed exactly this text. */
export async function isSignedBy(key: CryptoKey, signed: string): Promise<boolean> {
  const parts = splitSignature(signed)
  return parts !== null && crypto.subtle.verify('Ed25519', key, bytesOf(parts.signature), new TextEncoder().encode(parts.text))
}
