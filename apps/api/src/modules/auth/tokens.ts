import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits that nobody can guess. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What the database keeps of a token: enough to recognise it, useless to whoever reads it. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The one refresh token that follows `token`: computed, so that two tabs that refresh at once get the same, and none is stored. */
export const successorOf = (token: string, secret: string) =>
  createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url')
