import { createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto'
import { appendSignature, splitSignature } from '@worrystone/contracts'

/** The PKCS #8 header of a 32 byte Ed25519 seed; Node reads no bare seeds. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')
const RAW_KEY_BYTES = 32

/** JSON with escaped `<`, which is safe inside HTML. Escaped before signing, so that a page's data block is the signed text. */
const toScriptSafeJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The key is derived from the secret and the purpose, so that every process signs alike without storing a key. */
export function signer(secret: string, purpose: string) {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', purpose, RAW_KEY_BYTES))
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)

  return {
    /** The raw Ed25519 public key in base64, which pages verify with. */
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-RAW_KEY_BYTES).toString('base64'),

    /** The JSON text of `value` with its signature as the last member. */
    signed(value: object): string {
      const text = toScriptSafeJson(value)
      return appendSignature(text, sign(null, Buffer.from(text), privateKey).toString('base64'))
    },

    /** The value of a text with a valid signature, else null. */
    opened(signed: string): unknown {
      const parts = splitSignature(signed)
      if (!parts || !verify(null, Buffer.from(parts.text), publicKey, Buffer.from(parts.signature, 'base64'))) return null
      return JSON.parse(parts.text)
    },
  }
}

export type Signer = ReturnType<typeof signer>
