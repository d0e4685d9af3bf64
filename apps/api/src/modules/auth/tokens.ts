import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The stored form of a token: enough to recognize it, not enough to use it. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The refresh token that succeeds `token`: computed, so that two tabs that refresh at once get the same one, and none is stored. */
export const successorOf = (token: string, secret: string) =>
  createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url')
