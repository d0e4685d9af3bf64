import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectValues } from '../../db/rows.ts'
import type { Tables } from '../../db/tables.ts'

export type PreferencesRow = Omit<Selectable<Tables['notification_preferences']>, 'user_id' | 'updated_at'>

/** The only writer of notification_preferences. */
export function preferenceStore({ db }: Pick<Database, 'db'>) {
  return {
    find: (userId: string): Promise<PreferencesRow | undefined> =>
      db().selectFrom('notification_preferences').selectAll().where('user_id', '=', userId).executeTakeFirst(),

    async save(userId: string, set: Partial<PreferencesRow>, at: Date) {
      const change = { ...set, updated_at: at }
      await db()
        .insertInto('notification_preferences')
        .values({ user_id: userId, ...change })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
        .execute()
    },

    /** Schedules a first check-in, a week after registration, for people who have none. */
    async planFirst(rows: number) {
      await sql`
        insert into notification_preferences (user_id, next_check_in_at)
        select users.id, users.created_at + interval '7 days' from users
        where not exists (select from notification_preferences mine where mine.user_id = users.id)
        order by users.id limit ${rows}
        on conflict do nothing`.execute(db())
    },

    due: (now: Date, rows: number): Promise<string[]> => selectValues({ db })<string>`
        select user_id from notification_preferences where next_check_in_at <= ${now} order by next_check_in_at limit ${rows}`,
  }
}
export type PreferenceStore = ReturnType<typeof preferenceStore>
