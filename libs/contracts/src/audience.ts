import * as z from '@worrystone/contracts/zod'
import { endpoint, Id } from './endpoint.ts'
import { paging } from './paging.ts'
import { PrivacyLevel } from './privacy-level.ts'
import { UserSummary } from './user-summary.ts'

/** Who can read a worry of the viewer with this privacy, beside the viewer. `people`: a page of them, followed last first. */
export const Audience = z.object({
  privacyLevel: PrivacyLevel,
  /** Everybody, without an account too: then nobody is listed. */
  isEveryone: z.boolean(),
  people: z.array(UserSummary),
  hasMore: z.boolean(),
  /** Exact up to 1,000. */
  total: z.number(),
})
export type Audience = z.infer<typeof Audience>

export const audienceApi = {
  read: endpoint.get('/posts/audience', {
    who: 'member',
    summary: 'Who can read a worry of one’s own with a privacy',
    query: z.object({
      ...paging(),
      privacyLevel: PrivacyLevel,
      /** A published worry of one's own; without it a worry that is shared now. */
      postId: z.optional(Id),
    }),
    response: Audience,
  }),
}
