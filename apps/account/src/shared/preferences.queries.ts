import { query } from '@worrystone/api-client'
import { preferencesApi } from '@worrystone/contracts'
import { session } from '@worrystone/session'

/** How the signed-in person wants to be told. Whoever has just left asks for nothing more. */
export const preferencesQuery = () => ({
  ...query(preferencesApi.preferences, {}),
  enabled: () => session.get().status === 'signed-in',
})
