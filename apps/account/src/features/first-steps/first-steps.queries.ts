import { query } from '@worrystone/api-client'
import { dashboardApi } from '@worrystone/contracts'
import { isSignedIn } from '../../shared/is-signed-in.ts'

/** A step that was just taken elsewhere is ticked with the next visit of the page. */
export const firstStepsQuery = () => ({
  ...query(dashboardApi.firstSteps, {}, { priority: 'low' }),
  staleTime: 0,
  enabled: isSignedIn,
})
