import { call } from '@worrystone/api-client'
import { adviceApi } from '@worrystone/contracts'
import { findUser } from '@worrystone/remote-kit/bundled'
import { optionalHints } from '@worrystone/session/optional-hints'
import { readsLikeAdvice } from './reads-like-advice.ts'

/** The timeout of a hint. */
const TIMEOUT_MS = 1_500

/** Whether a reply reads like advice, and its writer has not switched the hint off: English by the server's head, the rest by lists. */
export async function needsAdviceHint(reply: string): Promise<boolean> {
  const user = findUser()
  if (user && !optionalHints.isOn('advice', user.id)) return false
  return (await judgedByServer(reply)) ?? readsLikeAdvice(reply)
}

/** null where the server does not judge, or not in time. */
async function judgedByServer(content: string): Promise<boolean | null> {
  const options = { signal: AbortSignal.timeout(TIMEOUT_MS), breaker: 'none', retries: 0, priority: 'high' } as const
  return call(adviceApi.check, { body: { content } }, options).then(
    ({ readsLikeAdvice }) => readsLikeAdvice,
    () => null,
  )
}
