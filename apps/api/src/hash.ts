import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Identifies a text or token, and cannot be used in its place. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** A hash that only holders of the secret can compute. */
export const keyedHash = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url')

/** Compares in constant time. */
export function isSameHash(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)]
  return first.length === second.length && timingSafeEqual(first, second)
}
