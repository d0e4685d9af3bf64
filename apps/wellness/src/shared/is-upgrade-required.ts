import { ApiError } from '@worrystone/api-client'

/** The tier of the viewer does not open the item. */
export const isUpgradeRequired = (error: unknown) => error instanceof ApiError && error.code === 'UPGRADE_REQUIRED'
