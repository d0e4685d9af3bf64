import { useSession } from '@worrystone/session'
import { FirstSteps } from '../features/first-steps/first-steps.tsx'

/** Fills `home.start`. Remounted for another person. */
export function FirstStepsSlot() {
  const session = useSession()
  return session.status === 'signed-in' ? <FirstSteps key={session.user.id} user={session.user} /> : null
}
