import { query } from '@worrystone/api-client'
import { rolesApi } from '@worrystone/contracts'

export const changesQuery = () => query(rolesApi.changes, {})
