import type { Database } from '../../db/db.ts'
import { getValue, selectExists, selectRows } from '../../db/rows.ts'

/** Earlier decisions of moderators on which the rules of a decision depend. */
export const decisionQueries = (database: Database) => ({
  /** The latest end of the pauses of this user that were not reversed. */
  lastPause: (authorId: string): Promise<Date | null> => getValue(database)<Date | null>`
      select max(decided_at) as at from moderation_cases
      where author_id = ${authorId} and outcome = 'pause' and appeal is distinct from 'granted'`,

  /** Whether there is a moderator besides these. */
  hasOtherModerator: (except: (string | null)[]): Promise<boolean> =>
    selectExists(database)`
      select from users where role in ('moderator', 'admin') and id <> all(${except.filter((id) => id !== null)}::uuid[]) limit 1`,

  /** This moderator's latest decisions, newest first. */
  lastDecisions: (moderatorId: string, rows: number): Promise<{ is_urgent: boolean; decided_at: Date }[]> =>
    selectRows(database)<{ is_urgent: boolean; decided_at: Date }>`
      select is_urgent, decided_at from moderation_cases where decided_by = ${moderatorId}
      order by decided_at desc limit ${rows}`,
})
