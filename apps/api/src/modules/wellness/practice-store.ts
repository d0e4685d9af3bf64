import type { Selectable, Updateable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'
import type { Tables } from '../../db/tables.ts'

export type SessionRow = Selectable<Tables['exercise_sessions']>
export type SessionChange = Omit<Updateable<Tables['exercise_sessions']>, 'id' | 'user_id'>

type Begin = { userId: string; exerciseId: string; title: string; stepCount: number; stepId: string; at: Date }

/** The only writer of the table exercise_sessions. */
export const practiceStore = ({ db }: Pick<Database, 'db'>) => ({
  findOpen: (userId: string, exerciseId: string): Promise<SessionRow | undefined> =>
    db()
      .selectFrom('exercise_sessions')
      .selectAll()
      .where('user_id', '=', userId)
      .where('exercise_id', '=', exerciseId)
      .where('closed_at', 'is', null)
      .executeTakeFirst(),

  /** Undefined where another tab has begun meanwhile. */
  add: ({ userId, exerciseId, title, stepCount, stepId, at }: Begin): Promise<SessionRow | undefined> =>
    db()
      .insertInto('exercise_sessions')
      .values({
        ...{ id: uuid(), user_id: userId, exercise_id: exerciseId, title, answers: '{}' },
        ...{ step_count: stepCount, step_id: stepId, step_at: at, started_at: at },
      })
      .onConflict((on) => on.doNothing())
      .returningAll()
      .executeTakeFirst(),

  /** A session of one's own, held until the transaction ends. */
  lockOwn: (userId: string, id: string): Promise<SessionRow | undefined> =>
    db()
      .selectFrom('exercise_sessions')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  change: (id: string, change: SessionChange): Promise<SessionRow> =>
    db().updateTable('exercise_sessions').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),

  async closeOpen(userId: string, exerciseId: string, at: Date) {
    await db()
      .updateTable('exercise_sessions')
      .set({ closed_at: at })
      .where('user_id', '=', userId)
      .where('exercise_id', '=', exerciseId)
      .where('closed_at', 'is', null)
      .execute()
  },

  async remove(userId: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await db()
      .deleteFrom('exercise_sessions')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  /** Newest first. */
  list: (userId: string, { limit, offset }: { limit: number; offset: number }): Promise<SessionRow[]> =>
    db()
      .selectFrom('exercise_sessions')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('started_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
})
export type PracticeStore = ReturnType<typeof practiceStore>
