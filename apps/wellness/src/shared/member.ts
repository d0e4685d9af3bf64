import { type Feature, isInTier } from '@worrystone/contracts'
import { useSession } from '@worrystone/session'

/** The id of the signed-in member; null for visitors and while it is not known yet. */
export function useMemberId(): string | null {
  const session = useSession()
  return session.status === 'signed-in' ? session.user.id : null
}

/** Whether the viewer's tier has a feature; the API decides in the end. */
export function useHasFeature(feature: Feature): boolean {
  const session = useSession()
  return session.status === 'signed-in' && isInTier(feature, session.user.tier)
}
