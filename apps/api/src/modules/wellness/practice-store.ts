import { type Selectable, sql, type Updateable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'
import { selectExists, selectRow, selectRows } from '../../db/rows.ts'
import type { Tables } from '../../db/tables.ts'

export type SessionRow = Selectable<Tables['exercise_sessions']>
export type SessionChange = Omit<Updateable<Tables['exercise_sessions']>, 'id' | 'user_id'>

type NewSession = { userId: string; exerciseId: string; title: string; stepCount: number; stepId: string; at: Date }

/** The only writer of the table exercise_sessions. */
export const practiceStore = ({ db }: Pick<Database, 'db'>) => ({
  findOpen: (userId: string, exerciseId: string): Promise<SessionRow | undefined> =>
    selectRow({ db })<SessionRow>`
      select * from exercise_sessions where user_id = ${userId} and exercise_id = ${exerciseId} and closed_at is null`,

  /** Undefined if another tab has started a session meanwhile. */
  add: ({ userId, exerciseId, title, stepCount, stepId, at }: NewSession): Promise<SessionRow | undefined> =>
    db()
      .insertInto('exercise_sessions')
      .values({
        ...{ id: uuid(), user_id: userId, exercise_id: exerciseId, title, answers: '{}' },
        ...{ step_count: stepCount, step_id: stepId, step_at: at, started_at: at },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst(),

  /** The person's own session, locked until the transaction ends. */
  lockOwn: (userId: string, id: string): Promise<SessionRow | undefined> =>
    selectRow({ db })<SessionRow>`select * from exercise_sessions where id = ${id} and user_id = ${userId} for no key update`,

  change: (id: string, change: SessionChange): Promise<SessionRow> =>
    db().updateTable('exercise_sessions').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),

  async closeOpen(userId: string, exerciseId: string, at: Date) {
    await sql`update exercise_sessions set closed_at = ${at}
      where user_id = ${userId} and exercise_id = ${exerciseId} and closed_at is null`.execute(db())
  },

  remove: (userId: string, id: string): Promise<boolean> =>
    selectExists({ db })`delete from exercise_sessions where id = ${id} and user_id = ${userId} returning 1`,

  /** Seconds by day in a time zone, of sessions started since then. */
  async secondsByDay(userId: string, since: Date, timeZone: string): Promise<Map<string, number>> {
    const rows = await selectRows({ db })<{ day: string; seconds: number }>`
      select to_char(started_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, sum(active_seconds)::int as seconds
      from exercise_sessions where user_id = ${userId} and started_at >= ${since} group by day`
    return new Map(rows.map(({ day, seconds }) => [day, seconds]))
  },

  /** Exercises with at least this many ratings before and after, the most helpful first. */
  changes: (userId: string, fewest: number) =>
    selectRows({ db })<{ exercise_id: string; title: string; times: number; mean_change: number }>`
      select exercise_id, max(title) as title, count(*)::int as times, round(avg(after - before), 1)::float8 as mean_change
      from exercise_sessions where user_id = ${userId} and before is not null and after is not null
      group by exercise_id having count(*) >= ${fewest} order by mean_change, times desc, exercise_id limit 50`,

  /** Newest first. */
  list: (userId: string, { limit, offset }: { limit: number; offset: number }): Promise<SessionRow[]> =>
    selectRows({ db })<SessionRow>`
      select * from exercise_sessions where user_id = ${userId} order by started_at desc, id desc limit ${limit} offset ${offset}`,
})
export type PracticeStore = ReturnType<typeof practiceStore>
