import { randomBytes } from 'node:crypto'
import { keyedHash } from '../../hash.ts'

/** 256 random bits. The database has only the hash: enough to recognize a token, not enough to use it. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The refresh token that succeeds `token`: computed, so that two tabs that refresh at once get the same one, and none is stored. */
export const successorOf = (token: string, secret: string) => keyedHash(secret, `refresh:${token}`)
