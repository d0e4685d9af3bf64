import { authApi, graphemes, LIMITS, postsApi } from '@worrystone/contracts'
import { expect, it } from 'vitest'
import { jobQueue } from '../jobs/queue.ts'
import { testApp } from '../testing/test-app.ts'
import { testDatabase } from '../testing/test-database.ts'
import { PROMPTS, seedCatalogue } from './catalogue.ts'
import { DEMO_SIGN_INS, seedDemo } from './demo.ts'
import { PEOPLE, WORRIES } from './demo-community.ts'

it('the demo community moves in once, and its people can sign in', async () => {
  const database = await testDatabase()
  try {
    await seedCatalogue(database)
    const deps = { database, queue: jobQueue(database), now: () => new Date() }
    await seedDemo(deps)
    await seedDemo(deps)
    const count = async (table: 'users' | 'posts' | 'follows' | 'jobs') =>
      (await database.db().selectFrom(table).selectAll().execute()).length
    expect([await count('users'), await count('posts')]).toEqual([PEOPLE.length, WORRIES.length])
    expect(await count('follows')).toBe(PEOPLE.flatMap(({ follows }) => follows).length)
    expect(await count('jobs')).toBe(1)

    const app = await testApp({ deps: { database } })
    for (const { email, password } of DEMO_SIGN_INS) {
      const { status, data } = await app.call(authApi.login, { body: { email, password } })
      expect(status).toBe(200)
      const feed = await app.call(postsApi.personalized, { as: data.token })
      expect(feed.data.posts.length).toBeGreaterThan(3)
    }
    const mira = (
      await app.call(authApi.login, {
        body: DEMO_SIGN_INS[0] && { email: DEMO_SIGN_INS[0].email, password: DEMO_SIGN_INS[0].password },
      })
    ).data
    const own = await app.call(postsApi.byUser, {
      as: mira.token,
      params: { userId: mira.user.id },
      query: { includeScheduled: 'true' },
    })
    const kinds = own.data.posts.map((post) => (post.publishedAt ? post.privacyLevel : post.scheduledFor ? 'scheduled' : 'draft'))
    expect(new Set(kinds)).toEqual(new Set(['public', 'friends', 'private', 'draft', 'scheduled']))
  } finally {
    await database.close()
  }
})

it('demo worries keep the rules that everybody keeps', () => {
  for (const { text, more, by } of WORRIES) {
    expect(graphemes(text)).toBeLessThanOrEqual(LIMITS.shortContent)
    expect(graphemes(more ?? '')).toBeLessThanOrEqual(LIMITS.longContent)
    expect(PEOPLE.map(({ username }) => username)).toContain(by)
  }
})

it('the catalogue can be laid out again, and retires what is no longer listed', async () => {
  const database = await testDatabase()
  try {
    await seedCatalogue(database)
    await database.db().insertInto('prompts').values({ id: 'old', text: 'Once upon a time...', position: 0 }).execute()
    await seedCatalogue(database)
    const rows = await database.db().selectFrom('prompts').select(['text', 'is_active']).execute()
    expect(rows).toHaveLength(PROMPTS.length + 1)
    expect(rows.filter((row) => !row.is_active)).toEqual([{ text: 'Once upon a time...', is_active: false }])
  } finally {
    await database.close()
  }
})
