import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectRow, selectValue, selectValues } from '../../db/rows.ts'

const LAST_TEXTS = 10

/** The queries of the screening; it writes nothing. */
export const screeningStore = ({ db }: Pick<Database, 'db'>) => ({
  pausedUntil: (userId: string, now: Date): Promise<Date | undefined> =>
    selectValue({ db })<Date>`select paused_until from users where id = ${userId} and paused_until > ${now}`,

  /** When the person joined, and the number of their approved texts, counted up to `enough`. */
  async writingHistory(userId: string, enough: number): Promise<{ since: Date; approved: number } | undefined> {
    const limit = sql.lit(enough)
    return selectRow({ db })<{ since: Date; approved: number }>`
      select created_at as since,
        (select count(*)::int from (select from posts
          where user_id = users.id and moderation_status = 'approved' and published_at <= now() limit ${limit}) x)
        + (select count(*)::int from (select from comments
          where user_id = users.id and moderation_status = 'approved' and removed_at is null limit ${limit}) x) as approved
      from users where id = ${userId}`
  },

  /** The latest texts of a person, without `except`. */
  async lastTexts(userId: string, except: string | null): Promise<string[]> {
    const limit = sql.lit(LAST_TEXTS)
    return selectValues({ db })<string>`
      (select short_content as text from posts where user_id = ${userId} and id is distinct from ${except}::uuid
        order by created_at desc limit ${limit})
      union all
      (select content as text from comments where user_id = ${userId} and id is distinct from ${except}::uuid and removed_at is null
        order by created_at desc limit ${limit})`
  },
})
