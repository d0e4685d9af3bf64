import * as z from '@worrystone/contracts/zod'
import { endpoint } from './endpoint.ts'

/** Smaller numbers are not published: in a small community they could be about one person. */
export const TRANSPARENCY_FLOOR = 10

/** null: under `TRANSPARENCY_FLOOR`, none included. */
const Count = z.nullable(z.number())

/**
 * What moderation did in one month (UTC), counted once when it is over. No figure is the sum or the difference of others, so that a
 * hidden one cannot be worked out.
 */
export const TransparencyMonth = z.object({
  /** `2026-10` */
  month: z.string(),
  reports: Count,
  /** Texts that the screening held until a moderator decided. */
  held: Count,
  /** Comments hidden until a decision, because several people had reported them. */
  hidden: Count,
  kept: Count,
  warned: Count,
  removed: Count,
  /** Accounts, not decisions: one may be paused twice. */
  pausedAccounts: Count,
  appeals: Count,
  appealsGranted: Count,
  appealsRefused: Count,
  /** From a case's opening to its decision, in whole hours; null: fewer than `TRANSPARENCY_FLOOR` decisions. */
  medianHours: z.nullable(z.number()),
})
export type TransparencyMonth = z.infer<typeof TransparencyMonth>

export const transparencyApi = {
  months: endpoint.get('/transparency', {
    who: 'anyone',
    summary: 'What moderation did, by month, newest first; the month that runs is not in it',
    response: z.object({ floor: z.number(), months: z.array(TransparencyMonth) }),
  }),
}
