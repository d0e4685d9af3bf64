import { query } from '@worrystone/api-client'
import { preferencesApi } from '@worrystone/contracts'
import { isSignedIn } from './is-signed-in.ts'

/** The notification preferences of the signed-in person. */
export const preferencesQuery = () => ({ ...query(preferencesApi.preferences, {}), enabled: isSignedIn })
