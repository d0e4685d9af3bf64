import { createHmac, timingSafeEqual } from 'node:crypto'

const HEX = /^[0-9a-f]{64}$/i

export const signBody = (body: Buffer, secret: string): string => createHmac('sha256', secret).update(body).digest('hex')

/** Whether `signature` is the HMAC-SHA256 of the body in hexadecimal digits. Takes constant time. */
export function isSignedBy(secret: string, body: Buffer, signature: string | undefined): boolean {
  if (!signature || !HEX.test(signature)) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), createHmac('sha256', secret).update(body).digest())
}
