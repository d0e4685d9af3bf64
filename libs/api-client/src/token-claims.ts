import { tokens } from '@worrystone/api-client'
import { claimsOf, type TokenClaims } from './claims-of.ts'

/**
 * Whose token is stored, while the session is not known yet: null without a token that can be read. It is unverified: only for what
 * stands on this device, for the place of things on the page, and for requests that the server authorizes.
 */
export const readTokenClaims = (): TokenClaims | null => claimsOf(tokens.read()?.token)
