import * as z from '@worrystone/contracts/zod'
import { Id } from './endpoint.ts'

/** A person as shown beside a worry. */
export const UserSummary = z.object({
  id: Id,
  username: z.string(),
  displayName: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
})
export type UserSummary = z.infer<typeof UserSummary>
