import { LIMITS } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { mapForeignKeyViolation } from '../../db/failures.ts'
import { lockKeys } from '../../db/lock-keys.ts'
import { selectValues } from '../../db/rows.ts'
import { unauthorized } from '../../http/app-error.ts'

const LOAN_MS = LIMITS.loanMinutes * 60_000

type Values = { readerId: string; postIds: readonly string[]; now: Date }

/** The only writer of the table waiting_loans. */
export function loanStore(database: Database) {
  const until = (now: Date) => new Date(now.getTime() + LOAN_MS)

  /** Loans of one reader, and of one worry, one after the other: always the reader first, then the worries by id. */
  const lock = ({ readerId, postIds }: Values) =>
    lockKeys(database, `waiting reader ${readerId}`, ...[...postIds].sort().map((id) => `waiting worry ${id}`))

  return {
    until,

    /**
     * Lends worries, in this order, and renews those that the reader has. Returns the ids that they have now: not those that enough
     * people have, and no more than one person may have at once.
     */
    async lend(values: Values): Promise<string[]> {
      const { readerId, postIds, now } = values
      if (postIds.length === 0) return []
      const lending = database.tx(async () => {
        await lock(values)
        return selectValues(database)<string>`
          with requested as (
            select id, position, exists (select from waiting_loans l
              where l.post_id = id and l.user_id = ${readerId} and l.expires_at > ${now}) as is_own
            from unnest(${postIds}::uuid[]) with ordinality as chosen (id, position)
            where exists (select from posts where posts.id = chosen.id)
              and (select count(*) from waiting_loans l where l.post_id = id and l.user_id <> ${readerId} and l.expires_at > ${now})
                < ${sql.lit(LIMITS.readersAtOnce)}),
          -- After what they have already, also what they were lent within the same milliseconds: the order of pages stays.
          latest as (
            select greatest(${now}::timestamptz, max(lent_at)) as lent_at from waiting_loans
            where user_id = ${readerId} and expires_at > ${now}),
          held as (
            select count(*) as count from waiting_loans l join posts on posts.id = l.post_id
            where l.user_id = ${readerId} and l.expires_at > ${now} and posts.comment_count = 0 and l.post_id <> all(${postIds}::uuid[])),
          allowed as (
            select id, position from requested order by is_own desc, position
            limit greatest(0, ${sql.lit(LIMITS.loansAtOnce)} - (select count from held)))
          insert into waiting_loans as l (post_id, user_id, lent_at, expires_at)
          select id, ${readerId}, latest.lent_at + position * interval '1 millisecond', ${until(now)} from allowed, latest
          on conflict (post_id, user_id) do update set expires_at = excluded.expires_at,
            lent_at = case when l.expires_at > ${now} then l.lent_at else excluded.lent_at end
          returning post_id`
      })
      return mapForeignKeyViolation(lending, unauthorized)
    },

    held: ({ readerId, postIds, now }: Values): Promise<string[]> => selectValues(database)<string>`
      select post_id from waiting_loans where user_id = ${readerId} and post_id = any(${postIds}::uuid[]) and expires_at > ${now}`,

    /** Ends the loans if the reader has all of them, expired ones too; otherwise none. */
    return: (values: Values): Promise<boolean> =>
      database.tx(async () => {
        await lock(values)
        const { readerId, postIds } = values
        const own = sql`user_id = ${readerId} and post_id = any(${postIds}::uuid[])`
        const held = await selectValues(database)<string>`select post_id from waiting_loans where ${own}`
        if (held.length < new Set(postIds).size) return false
        await sql`delete from waiting_loans where ${own}`.execute(database.db())
        return true
      }),

    async deleteExpired(now: Date): Promise<void> {
      await sql`delete from waiting_loans where expires_at <= ${now}`.execute(database.db())
    },
  }
}
export type LoanStore = ReturnType<typeof loanStore>
