import { query } from '@worrystone/api-client'
import { preferencesApi } from '@worrystone/contracts'
import { session } from '@worrystone/session'

/** The notification preferences of the signed-in person. */
export const preferencesQuery = () => ({
  ...query(preferencesApi.preferences, {}),
  enabled: () => session.get().status === 'signed-in',
})
