export type TokenClaims = { sub?: string; role?: string }

/** What an access token says of its account, unverified; null if it cannot be read. */
export function claimsOf(token: string | null | undefined): TokenClaims | null {
  try {
    const claims = token?.split('.')[1] ?? ''
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return null
  }
}
