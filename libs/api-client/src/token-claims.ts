import { tokens } from '@worrystone/api-client'

/**
 * Whose token is stored, while the session is not known yet: null without a token that can be read. It is unverified: only for what
 * stands on this device, for the place of things on the page, and for requests that the server authorizes.
 */
export function readTokenClaims(): { sub?: string; role?: string } | null {
  try {
    const claims = tokens.read()?.token.split('.')[1] ?? ''
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return null
  }
}
