import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'

/** Encrypts small secrets for the database. Decrypting with another secret returns undefined. */
export function encryption(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `worrystone:${purpose}`, 32))
  return {
    encrypt(text: string): string {
      const nonce = randomBytes(12)
      const cipher = createCipheriv(CIPHER, key, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    decrypt(encrypted: string): string | undefined {
      const bytes = Buffer.from(encrypted, 'base64url')
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28))
        return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
  }
}
