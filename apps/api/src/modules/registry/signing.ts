import { createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto'
import { appendSignature, splitSignature } from '@worrystone/contracts'

/** The PKCS #8 header of a 32 byte Ed25519 seed; Node reads no bare seeds. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')
const RAW_KEY_BYTES = 32

/** JSON that no HTML parser can leave: a `<` inside a text stays text. Escaped before it is signed, so that a page's block is the signed text. */
const toScriptSafeJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Every process with the same secret signs alike, so any of them may answer, and none needs a key of its own. */
export function registrySigner(secret: string) {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'worrystone registry snapshot', RAW_KEY_BYTES))
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)

  return {
    /** Raw Ed25519 key, base64: what a page carries to verify with. */
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-RAW_KEY_BYTES).toString('base64'),

    /** The JSON text of `value` with its signature as the last member. */
    signed(value: object): string {
      const text = toScriptSafeJson(value)
      return appendSignature(text, sign(null, Buffer.from(text), privateKey).toString('base64'))
    },

    /** The value of a text that this secret has signed; null for any other. */
    opened(signed: string): unknown {
      const parts = splitSignature(signed)
      if (!parts || !verify(null, Buffer.from(parts.text), publicKey, Buffer.from(parts.signature, 'base64'))) return null
      return JSON.parse(parts.text)
    },
  }
}

export type RegistrySigner = ReturnType<typeof registrySigner>
