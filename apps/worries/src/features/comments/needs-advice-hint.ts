import { session } from '@worrystone/session'
import { optionalHints } from '@worrystone/session/optional-hints'
import { readsLikeAdvice } from './reads-like-advice.ts'

/** Whether a reply reads like advice, and its writer has not switched the hint off. */
export function needsAdviceHint(reply: string): boolean {
  const present = session.get()
  return (present.status !== 'signed-in' || optionalHints.isOn('advice', present.user.id)) && readsLikeAdvice(reply)
}
