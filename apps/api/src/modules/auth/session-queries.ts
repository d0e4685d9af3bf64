import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'

/** The reads of live sessions: those that have not ended. */
export function sessionQueries({ db }: Pick<Database, 'db'>) {
  return {
    /** Live sessions used since then, the last used first. */
    listLive: (userId: string, since: Date) =>
      db()
        .selectFrom('sessions')
        .select(['id', 'browser', 'system', 'created_at', 'last_used_at'])
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .where('last_used_at', '>', since)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .limit(100)
        .execute(),

    /** Whether this live session was authenticated with a second factor. */
    async isStrong(id: string): Promise<boolean> {
      const row = await db()
        .selectFrom('sessions')
        .select('is_strong')
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      return row?.is_strong ?? false
    },

    async isLive(id: string, userId: string) {
      const row = await db()
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      return row !== undefined
    },

    /** When a live session last confirmed the password; undefined when it has ended. */
    async passwordConfirmedAt(id: string, userId: string): Promise<Date | undefined> {
      const row = await db()
        .selectFrom('sessions')
        .select(sql<Date>`greatest(created_at, confirmed_at)`.as('at'))
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      return row?.at
    },
  }
}
export type SessionQueries = ReturnType<typeof sessionQueries>
