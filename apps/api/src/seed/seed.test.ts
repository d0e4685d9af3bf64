import {
  authApi,
  COMMENT_LEVELS,
  commentsApi,
  countGraphemes,
  LIMITS,
  moderationApi,
  notificationsApi,
  postsApi,
  ResolutionForm,
  resolutionsApi,
} from '@worrystone/contracts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { jobQueue } from '../jobs/queue.ts'
import { signedIn } from '../testing/signed-in.ts'
import { testApp } from '../testing/test-app.ts'
import { testDatabase } from '../testing/test-database.ts'
import { PROMPTS, seedCatalogue } from './catalogue.ts'
import { DEMO_SIGN_INS, seedDemo } from './demo.ts'
import { type Comment, demoCommunity } from './demo-community.ts'

const { people, worries } = demoCommunity()

it('the demo community is inserted once, and its people can sign in', async () => {
  const database = await testDatabase()
  try {
    await seedCatalogue(database)
    const deps = { database, queue: jobQueue(database), now: () => new Date() }
    await seedDemo(deps)
    await seedDemo(deps)
    const count = async (table: 'users' | 'posts' | 'follows') =>
      (await database.db().selectFrom(table).selectAll().execute()).length
    expect([await count('users'), await count('posts')]).toEqual([people.length, worries.length])
    expect(await count('follows')).toBe(people.flatMap(({ follows }) => follows).length)
    const published = worries.filter(({ isDraft, minutesAgo }) => !isDraft && minutesAgo >= 0)
    const jobs = await database.db().selectFrom('jobs').select('kind').execute()
    expect(jobs.filter(({ kind }) => kind === 'post.published')).toHaveLength(1)
    expect(jobs.filter(({ kind }) => kind === 'post.analyze')).toHaveLength(published.length)

    const app = await testApp({ deps: { database } })
    for (const { email, password } of DEMO_SIGN_INS) {
      const { status, data } = await app.call(authApi.login, { body: { email, password } })
      expect(status).toBe(200)
      const feed = await app.call(postsApi.personalized, { as: signedIn(data).token })
      expect(feed.data.posts.length).toBeGreaterThan(3)
    }
    const { data } = await app.call(authApi.login, {
      body: DEMO_SIGN_INS[0] && { email: DEMO_SIGN_INS[0].email, password: DEMO_SIGN_INS[0].password },
    })
    const mira = signedIn(data)
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

it('the counters of demo worries match their rows', async () => {
  const database = await testDatabase()
  try {
    await seedCatalogue(database)
    await seedDemo({ database, queue: jobQueue(database), now: () => new Date() })
    const { rows: mismatched } = await sql`
      select id from posts where support_count <> (select count(*) from supports where post_id = posts.id)
        or me_too_count <> (select count(*) from me_toos where post_id = posts.id)
        or comment_count <> (select count(*) from comments where post_id = posts.id and moderation_status = 'approved')
        or resolved_at is distinct from (select resolved_at from resolutions where post_id = posts.id)`.execute(database.db())
    expect(mismatched).toEqual([])
    const { rows: misdatedComments } = await sql`
      select id from comments c where created_at > now() or created_at <= (select published_at from posts where id = c.post_id)
        or created_at <= (select created_at from comments where id = c.parent_id)`.execute(database.db())
    expect(misdatedComments).toEqual([])
    const { rows: mismatchedCases } = await sql`
      select id from moderation_cases c where report_count <> (select count(*) from reports where case_id = c.id)
        or updated_at <> (select max(at) from moderation_events where case_id = c.id)
        or (decided_at is null) <> (state in ('open', 'in_work')) or created_at > now()`.execute(database.db())
    expect(mismatchedCases).toEqual([])

    const app = await testApp({ deps: { database } })
    const { stories } = (await app.call(resolutionsApi.stories)).data
    expect(stories.length).toBeGreaterThanOrEqual(8)
    const { posts } = (await app.call(postsApi.list, { query: { limit: '100' } })).data
    expect(posts.some(({ contentWarning }) => contentWarning !== null)).toBe(true)
    const seminarPost = posts.find(({ shortContent }) => shortContent.startsWith('my first seminar talk'))
    const { comments } = (await app.call(commentsApi.threaded, { params: { postId: seminarPost?.id ?? '' } })).data
    expect(comments[0]?.replies[0]?.replies).toHaveLength(1)

    const similar = posts.filter(({ shortContent }) => shortContent.startsWith('I chose the wrong subject'))
    expect(new Set(similar.map(({ userId }) => userId)).size).toBe(2)
    for (const { id } of similar) await app.jobs['post.analyze']?.({ postId: id })
    for (const { id } of similar) {
      expect((await app.call(postsApi.read, { params: { id } })).data.similarCount).toBe(1)
    }
  } finally {
    await database.close()
  }
}, 60_000)

it('demo people have notifications, and moderators have open cases', async () => {
  const database = await testDatabase()
  try {
    await seedCatalogue(database)
    await seedDemo({ database, queue: jobQueue(database), now: () => new Date() })
    const app = await testApp({ deps: { database } })
    const signIn = async (name: string) => {
      const body = { email: `${name}@demo.worrystone.example`, password: 'Worry-Stone-24' }
      return signedIn((await app.call(authApi.login, { body })).data).token
    }
    const mira = await signIn('mira')
    const { notifications, unreadCount } = (await app.call(notificationsApi.list, { as: mira, query: { limit: '50' } })).data
    expect(new Set(notifications.map(({ kind }) => kind))).toEqual(
      new Set(['support', 'me-too', 'comment', 'reply', 'follow', 'report']),
    )
    expect(unreadCount).toBeGreaterThan(3)
    expect(unreadCount).toBeLessThan(notifications.length)
    const caseId = notifications.find(({ kind }) => kind === 'report')?.caseId ?? ''
    expect(caseId).not.toBe('')
    // Nothing from before the start is emailed.
    expect(await database.db().selectFrom('notifications').select('id').where('mailed_at', 'is', null).execute()).toEqual([])

    const ines = await signIn('ines')
    const open = (await app.call(moderationApi.cases, { as: ines })).data
    expect(open.cases.map(({ kind, isUrgent }) => [kind, isUrgent])).toContainEqual(['post', true])
    expect(new Set(open.cases.map(({ kind }) => kind))).toEqual(new Set(['post', 'comment', 'person']))
    expect(new Set(open.cases.map(({ moderationStatus }) => moderationStatus))).toEqual(
      new Set(['approved', 'pending', 'flagged', null]),
    )
    for (const { id } of [...open.cases, { id: caseId }]) {
      expect((await app.call(moderationApi.read, { as: ines, params: { id } })).data.history.length).toBeGreaterThan(0)
    }
    const hidden = open.cases.find(({ moderationStatus }) => moderationStatus === 'flagged')
    const decided = await app.call(moderationApi.decide, {
      as: ines,
      params: { id: hidden?.id ?? '' },
      body: { outcome: 'remove', reason: 'An advertisement.' },
    })
    expect([decided.status, decided.data.state]).toEqual([200, 'resolved'])
  } finally {
    await database.close()
  }
}, 60_000)

it('demo people do only what members can do', () => {
  const flat = (list: Comment[]): Comment[] => list.flatMap((comment) => [comment, ...flat(comment.replies ?? [])])
  const depth = (list: Comment[]): number => Math.max(0, ...list.map((comment) => 1 + depth(comment.replies ?? [])))
  for (const {
    by,
    minutesAgo,
    isDraft,
    support = [],
    meToo = [],
    comments = [],
    resolution,
    privacyLevel = 'public',
  } of worries) {
    const all = flat(comments)
    const readers = [...support, ...meToo, ...all.map((comment) => comment.by)]
    const friends = people.find(({ username }) => username === by)?.follows ?? []
    for (const reader of readers) expect(people.map(({ username }) => username)).toContain(reader)
    for (const list of [support, meToo]) {
      expect(list).not.toContain(by)
      expect(new Set(list).size).toBe(list.length)
    }
    if (privacyLevel === 'friends') expect([...friends, by]).toEqual(expect.arrayContaining(readers))
    if (privacyLevel === 'private' || isDraft || minutesAgo < 0) expect([readers, resolution]).toEqual([[], undefined])
    for (const { text, after } of all) {
      expect(countGraphemes(text)).toBeLessThanOrEqual(LIMITS.comment)
      expect(after).toBeLessThan(minutesAgo)
    }
    expect(depth(comments)).toBeLessThanOrEqual(COMMENT_LEVELS)
    if (!resolution) continue
    expect(resolution.after).toBeLessThan(minutesAgo)
    expect(resolution.isShared && privacyLevel !== 'public').toBe(false)
    const { methods: copingMethods, story: resolutionStory, rating: helpfulnessRating, isShared: isPublic } = resolution
    expect(ResolutionForm.safeParse({ copingMethods, resolutionStory, helpfulnessRating, isPublic }).success).toBe(true)
  }
})

it('demo worries satisfy the rules for worries', () => {
  for (const { shortContent, longContent, by } of worries) {
    expect(countGraphemes(shortContent)).toBeLessThanOrEqual(LIMITS.shortContent)
    expect(countGraphemes(longContent ?? '')).toBeLessThanOrEqual(LIMITS.longContent)
    expect(people.map(({ username }) => username)).toContain(by)
  }
})

it('the catalogue can be seeded again, and retires what is no longer listed', async () => {
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
