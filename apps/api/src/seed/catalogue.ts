import { sql } from 'kysely'
import type { Database } from '../db/db.ts'

export const PROMPTS = [
  { id: 'worried-about', text: 'I am worried about...' },
  { id: 'worry-that', text: 'I worry that...' },
  { id: 'cannot-stop-thinking', text: "I can't stop thinking about..." },
  { id: 'afraid-that', text: 'I am afraid that...' },
  { id: 'keeps-me-awake', text: 'What keeps me awake is...' },
  { id: 'feel-guilty', text: 'I feel guilty about...' },
  { id: 'feel-alone', text: 'I feel alone with...' },
  { id: 'not-sure-how', text: 'I am not sure how to...' },
  { id: 'wish-i-could', text: 'I wish I could tell someone that...' },
  { id: 'too-much', text: 'It is all too much because...' },
  { id: 'nervous-about', text: 'I am nervous about...' },
  { id: 'what-if', text: 'What if...' },
] as const

/** Updates the lists that every installation has. A prompt that is no longer listed is retired, not deleted. */
export async function seedCatalogue(database: Database) {
  await database.tx(async () => {
    await database
      .db()
      .insertInto('prompts')
      .values(PROMPTS.map(({ id, text }, position) => ({ id, text, position, is_active: true })))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((excluded) => ({
          text: excluded.ref('excluded.text'),
          position: excluded.ref('excluded.position'),
          is_active: excluded.ref('excluded.is_active'),
        })),
      )
      .execute()
    await database
      .db()
      .updateTable('prompts')
      .set({ is_active: false })
      .where(sql<boolean>`id <> all(${PROMPTS.map(({ id }) => id)})`)
      .execute()
  })
}
