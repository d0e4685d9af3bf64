import { query } from '@worrystone/api-client'
import { audienceApi } from '@worrystone/contracts'

/** The number of people listed by name. */
const LISTED = 50

/** The friends who can read a published worry of one's own, or one that is shared now. Refetched each time: one may follow more people. */
export const friendsQuery = (postId?: string) => ({
  ...query(audienceApi.read, { query: { privacyLevel: 'friends', limit: LISTED, ...(postId !== undefined && { postId }) } }),
  staleTime: 0,
})
