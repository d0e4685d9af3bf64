import { type Feature, isInTier } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import { currentTier } from '../users/index.ts'

/** Whether the viewer's tier has a feature. The only place of the API that decides this; visitors have the free tier. */
export type CanUse = (feature: Feature, viewer: Pick<Viewer, 'userId'> | null) => Promise<boolean>

export const canUseBy =
  ({ db }: Pick<Database, 'db'>): CanUse =>
  async (feature, viewer) => {
    if (!viewer) return isInTier(feature, 'free')
    const row = await db().selectFrom('users').select(currentTier).where('id', '=', viewer.userId).executeTakeFirst()
    return isInTier(feature, row?.current_tier ?? 'free')
  }

export const upgradeRequired = (message: string) => new AppError('UPGRADE_REQUIRED', message)
