import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedPush = { headers: Record<string, string | string[] | undefined>; body: Buffer }

/** A fake push service and browser: receives messages and decrypts them by RFC 8291, without the sender's library. */
export async function pushEndpoint() {
  const received: ReceivedPush[] = []
  let status = 201
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (part) => chunks.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const browser = createECDH('prime256v1')
  const point = browser.generateKeys()
  const auth = randomBytes(16)
  const info = (...chunks: (string | Buffer)[]) => Buffer.concat(chunks.map((part) => Buffer.from(part)))

  return {
    origin,
    received,
    subscription: (name = 'one') => ({
      endpoint: `${origin}/push/${name}`,
      keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
    }),
    respondWith(next: number) {
      status = next
    },

    decrypt({ body }: ReceivedPush): Record<string, unknown> {
      const salt = body.subarray(0, 16)
      const idLength = body.readUInt8(20)
      const sender = body.subarray(21, 21 + idLength)
      const encrypted = body.subarray(21 + idLength)
      const key = hkdfSync('sha256', browser.computeSecret(sender), auth, info('WebPush: info\0', point, sender), 32)
      const contentKey = hkdfSync('sha256', new Uint8Array(key), salt, info('Content-Encoding: aes128gcm\0'), 16)
      const nonce = hkdfSync('sha256', new Uint8Array(key), salt, info('Content-Encoding: nonce\0'), 12)
      const cipher = createDecipheriv('aes-128-gcm', new Uint8Array(contentKey), new Uint8Array(nonce))
      cipher.setAuthTag(encrypted.subarray(-16))
      const decrypted = Buffer.concat([cipher.update(encrypted.subarray(0, -16)), cipher.final()])
      // The last record ends with a 2 and padding.
      return JSON.parse(decrypted.subarray(0, decrypted.lastIndexOf(2)).toString())
    },

    /** Verifies the signature by these keys, for this service. Returns the claims. */
    claimsOf({ headers }: ReceivedPush, publicKey: string): { aud: string; sub: string; exp: number } {
      const [, token = '', key] = /^vapid t=([^,]+),\s*k=(.+)$/.exec(String(headers.authorization)) ?? []
      if (key !== publicKey) throw new Error('signed with another key')
      const [head = '', claims = '', signature = ''] = token.split('.')
      const raw = Buffer.from(publicKey, 'base64url')
      const jwk = {
        kty: 'EC',
        crv: 'P-256',
        x: raw.subarray(1, 33).toString('base64url'),
        y: raw.subarray(33).toString('base64url'),
      }
      const isSigned = verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      )
      if (!isSigned) throw new Error('not signed')
      return JSON.parse(Buffer.from(claims, 'base64url').toString())
    },

    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
