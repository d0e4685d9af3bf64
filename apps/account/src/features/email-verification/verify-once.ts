import { call } from '@worrystone/api-client'
import { authApi } from '@worrystone/contracts'

const asked = new Map<string, Promise<unknown>>()

/** Follows a verification link. A link works once, so a second question of this page gets the answer of the first. */
export function verifyOnce(token: string): Promise<unknown> {
  const known = asked.get(token)
  if (known) return known
  const answer = call(authApi.verifyEmail, { query: { token } }, { retries: 0 })
  asked.set(token, answer)
  return answer
}

/** Lets the link be tried again, after no answer came. */
export const forgetAttempt = (token: string) => asked.delete(token)
