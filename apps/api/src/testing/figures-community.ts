import { randomUUID } from 'node:crypto'
import type { Category, Country, PrivacyLevel } from '@worrystone/contracts'
import type { Database } from '../db/db.ts'
import type { ProtectionRules } from '../modules/analytics/index.ts'
import { seedCatalogue } from '../seed/catalogue.ts'
import { testApp } from './test-app.ts'
import { testDatabase } from './test-database.ts'

const DAY_MS = 24 * 60 * 60_000

/** Figures are those of a whole database: their tests need a separate one. */
export async function aCommunity({ rules }: { rules?: ProtectionRules } = {}) {
  const database = await testDatabase()
  await seedCatalogue(database)
  let time = new Date('2026-03-11T12:00:00Z')
  const app = await testApp({ now: () => time, deps: { database, ...(rules && { figureRules: rules }) } })
  return {
    ...app,
    now: () => time,
    /** Moves the clock; a table is made by `publish` only. */
    later: (days: number) => {
      time = new Date(time.getTime() + days * DAY_MS)
    },
    publish: async () => app.jobs['analytics.publish']?.({}),
    /** The same database under other rules. */
    publishUnder: async (otherRules: ProtectionRules) => {
      const { jobs } = await testApp({ now: () => time, deps: { database, figureRules: otherRules } })
      await jobs['analytics.publish']?.({})
    },
    people: (options: PeopleOptions & { count: number }) => invite(database, { now: time, ...options }),
    reader: async (tier: 'free' | 'supporter' | 'premium' = 'premium') => {
      const member = await app.aMember()
      await database.db().updateTable('users').set({ tier, figures_opt_out: true }).where('id', '=', member.id).execute()
      return member.token
    },
  }
}
export type TestCommunity = Awaited<ReturnType<typeof aCommunity>>

type PeopleOptions = {
  country?: Country
  region?: string
  locationSharing?: boolean
  category?: Category
  categories?: Category[]
  worries?: number
  daysAgo?: number
  privacyLevel?: PrivacyLevel
  sentiment?: number
  text?: string
  keywords?: string[]
  language?: string
}

/** Creates people with `worries` worries each, this many days ago. Returns their ids. */
async function invite(database: Database, options: PeopleOptions & { count: number; now: Date }): Promise<string[]> {
  const { count, now, country, region, worries = 1, daysAgo = 3, privacyLevel = 'public', sentiment = -0.4 } = options
  const ids = Array.from({ length: count }, () => randomUUID())
  const at = new Date(now.getTime() - daysAgo * DAY_MS)
  const people = ids.map((id) => ({
    id,
    email: `${id}@example.org`,
    email_key: `${id}@example.org`,
    username: id.slice(0, 30),
    username_key: id.slice(0, 30),
    password_hash: 'none',
    country: country ?? null,
    region: region ?? null,
    location_sharing: options.locationSharing ?? country !== undefined,
  }))
  const posts = ids.flatMap((user_id) =>
    (options.categories ?? [options.category ?? 'work']).flatMap((category) =>
      Array.from({ length: worries }, () => ({
        id: randomUUID(),
        user_id,
        worry_prompt: 'What if...',
        short_content: options.text ?? 'A worry',
        privacy_level: privacyLevel,
        category,
        published_at: at,
        created_at: at,
      })),
    ),
  )
  const db = database.db()
  if (people.length > 0) await db.insertInto('users').values(people).execute()
  for (let from = 0; from < posts.length; from += 1_000) {
    const batch = posts.slice(from, from + 1_000)
    await db.insertInto('posts').values(batch).execute()
    await db
      .insertInto('post_analyses')
      .values(
        batch.map(({ id, category }) => ({
          ...{ post_id: id, text_hash: 'x', model: 'm', method: 'keywords' as const, category, confidence: 1, sentiment },
          language: options.language ?? 'en',
          keywords: options.keywords ?? [],
          reasons: '[]',
        })),
      )
      .execute()
  }
  return ids
}
