import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../db/db.ts'
import { mapForeignKeyViolation } from '../../db/failures.ts'
import { lockKeys } from '../../db/lock-keys.ts'
import { getValue, selectExists, selectRows } from '../../db/rows.ts'
import type { Tables } from '../../db/tables.ts'
import { unauthorized } from '../../http/app-error.ts'

export type HiddenWordsRow = Selectable<Tables['hidden_words']>

/** The only writer of the table hidden_words. */
export const hiddenWordsStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Words of one person are added one at a time. */
  async lockList(userId: string) {
    await lockKeys({ db }, `hidden words ${userId}`)
  },

  /** Null for a text without a word. */
  patternOf: (words: string): Promise<string | null> =>
    getValue({ db })<string | null>`select hidden_word_pattern(${words}) as pattern`,

  list: (userId: string, now: Date): Promise<HiddenWordsRow[]> =>
    selectRows({ db })<HiddenWordsRow>`select * from hidden_words
      where user_id = ${userId} and (until is null or until > ${now}) order by created_at desc, id`,

  countOthers: (userId: string, pattern: string, now: Date): Promise<number> =>
    getValue({ db })<number>`select count(*)::int as others from hidden_words
      where user_id = ${userId} and pattern <> ${pattern} and (until is null or until > ${now})`,

  put(row: Insertable<Tables['hidden_words']>): Promise<HiddenWordsRow> {
    const { words, reach, until } = row
    const upsert = db()
      .insertInto('hidden_words')
      .values(row)
      .onConflict((conflict) => conflict.columns(['user_id', 'pattern']).doUpdateSet({ words, reach, until }))
      .returningAll()
    return mapForeignKeyViolation(upsert.executeTakeFirstOrThrow(), unauthorized)
  },

  remove: (userId: string, id: string): Promise<boolean> =>
    selectExists({ db })`delete from hidden_words where user_id = ${userId} and id = ${id} returning id`,

  async deleteExpired(now: Date) {
    await db().deleteFrom('hidden_words').where('until', '<=', now).execute()
  },
})
export type HiddenWordsStore = ReturnType<typeof hiddenWordsStore>
