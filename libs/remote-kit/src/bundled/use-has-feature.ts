import { ApiError } from '@worrystone/api-client'
import { type Feature, isInTier } from '@worrystone/contracts'
import { useSession } from '@worrystone/session'

/** Whether the viewer's tier has a feature, as far as this browser knows; the API decides in the end. */
export function useHasFeature(feature: Feature): boolean {
  const session = useSession()
  return session.status === 'signed-in' && isInTier(feature, session.user.tier)
}

/** The viewer's tier does not include the requested feature. */
export const isUpgradeRequired = (error: unknown) => error instanceof ApiError && error.code === 'UPGRADE_REQUIRED'
