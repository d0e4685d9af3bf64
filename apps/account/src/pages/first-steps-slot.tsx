import { useUser } from '@worrystone/remote-kit/bundled'
import { FirstSteps } from '../features/first-steps/first-steps.tsx'

/** Fills `home.start`. Remounted for another person. */
export function FirstStepsSlot() {
  const user = useUser()
  return user ? <FirstSteps key={user.id} user={user} /> : null
}
