import { randomUUID } from 'node:crypto'
import type { Database } from '@worrystone/api/database'
import { sql } from 'kysely'
import type { Person, Worry } from './community.ts'

const BATCH = 5_000
const DAY_MS = 86_400_000

/** Midnight UTC at the start of a simulated day. */
export const startOfDay = (firstDay: Date, day: number) => new Date(firstDay.getTime() + day * DAY_MS)

/** Writes simulated people and their worries into the product's own tables. */
export function simulatedDatabase(database: Database, firstDay: Date) {
  const inBatches = async <T>(rows: T[], write: (batch: T[]) => Promise<unknown>) => {
    for (let index = 0; index < rows.length; index += BATCH) await write(rows.slice(index, index + BATCH))
  }

  return {
    addPeople: (people: Person[]) =>
      inBatches(people, (batch) => {
        const ids = batch.map(({ id }) => id)
        const names = ids.map((id) => `p${id.replaceAll('-', '').slice(0, 20)}`)
        return sql`
          insert into users (id, email, email_key, username, username_key, password_hash, country, region, location_sharing)
          select id, name || '@attack.example', name || '@attack.example', name, name, '', country, region, sharing
          from unnest(${ids}::uuid[], ${names}::text[], ${batch.map(({ country }) => country)}::text[],
            ${batch.map(({ region }) => region)}::text[], ${batch.map((person) => person.sharesLocation)}::boolean[])
            as new (id, name, country, region, sharing)`.execute(database.db())
      }),

    addWorries: (worries: Worry[]) =>
      inBatches(worries, async (batch) => {
        const ids = batch.map(() => randomUUID())
        const times = batch.map(({ day }, index) =>
          new Date(startOfDay(firstDay, day).getTime() + secondOf(index) * 1_000).toISOString(),
        )
        await sql`
          insert into posts (id, user_id, worry_prompt, short_content, privacy_level, category, published_at, created_at, support_count,
            me_too_count)
          select id, author, 'I am worried about...', 'A simulated worry', 'public', category, at, at, supports, supports / 2
          from unnest(${ids}::uuid[], ${batch.map(({ author }) => author.id)}::uuid[], ${times}::timestamptz[],
            ${batch.map((_, index) => (index * 7) % 5)}::int[], ${batch.map(({ category }) => category)}::text[])
            as new (id, author, at, supports, category)`.execute(database.db())
        await sql`
          insert into post_analyses (post_id, text_hash, model, method, language, category, confidence, sentiment, keywords, reasons)
          select id, id::text, 'simulated', 'keywords', 'en', category, 0.9, sentiment, array[category], '[]'
          from unnest(${ids}::uuid[], ${batch.map(({ category }) => category)}::text[], ${batch.map(({ sentiment }) => sentiment)}::real[])
            as new (id, category, sentiment)`.execute(database.db())
      }),

    /** They requested the deletion of their accounts. */
    leave: async (people: Person[]) => {
      if (people.length === 0) return
      const ids = people.map(({ id }) => id)
      await sql`update users set leaves_at = now() + interval '14 days' where id = any(${ids}::uuid[])`.execute(database.db())
    },

    /** They withdrew the request. */
    comeBack: async (people: Person[]) => {
      if (people.length === 0) return
      const ids = people.map(({ id }) => id)
      await sql`update users set leaves_at = null where id = any(${ids}::uuid[])`.execute(database.db())
    },
  }
}

/** Distributes worries over a day, more of them in the evening. */
const secondOf = (index: number) => Math.floor(86_399 * Math.sqrt(((index * 7_919) % 10_007) / 10_007))
