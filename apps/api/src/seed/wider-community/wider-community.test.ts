import {
  analysisApi,
  authApi,
  Category,
  communityApi,
  firstWordsApi,
  postsApi,
  profilesApi,
  resolutionsApi,
} from '@worrystone/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/db.ts'
import { jobQueue } from '../../jobs/queue.ts'
import { regionNames } from '../../modules/places/index.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { testApp } from '../../testing/test-app.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { seedCatalogue } from '../catalogue.ts'
import { DEMO_SIGN_INS, seedDemo } from '../demo.ts'
import { demoCommunity } from '../demo-community.ts'
import { demoCountries } from './countries.ts'
import { seedWiderCommunity } from './wider-community.ts'

type App = Awaited<ReturnType<typeof testApp>>

let database: Database
let app: App
let token: string
let before: Awaited<ReturnType<typeof firstPagesOf>>

/** The seed alone takes most of a minute of one processor. */
const SEED_MS = 180_000

beforeAll(async () => {
  database = await testDatabase()
  const deps = { database, queue: jobQueue(database), now: () => new Date() }
  await seedCatalogue(database)
  await seedDemo(deps)
  app = await testApp({ deps: { database } })
  const [mira] = DEMO_SIGN_INS
  token = signedIn((await app.call(authApi.login, { body: { email: mira?.email, password: mira?.password } })).data).token
  before = await firstPagesOf(token)
  await seedWiderCommunity(deps)
}, SEED_MS)
afterAll(() => database.close())

const allRows = async <Row>(statement: ReturnType<typeof sql<Row>>) => (await statement.execute(database.db())).rows
const firstRow = async <Row>(statement: ReturnType<typeof sql<Row>>) => (await allRows(statement))[0] as Row

/** Condition for people who are not of the small community. */
const INVENTED = sql`users.username <> all(${demoCommunity().people.map(({ username }) => username)}::text[])`

/** What a visitor of the demo sees first. */
async function firstPagesOf(as: string) {
  const postIds = (page: { posts: { id: string }[] }) => page.posts.map(({ id }) => id)
  const foundUsernames = []
  for (const { username } of demoCommunity().people) {
    const { users } = (await app.call(profilesApi.search, { as, query: { query: username } })).data
    foundUsernames.push(users[0]?.username)
  }
  return {
    newest: postIds((await app.call(postsApi.list, { as })).data),
    circle: postIds((await app.call(postsApi.personalized, { as })).data),
    // Mira follows half of the small community, which leaves few others to discover.
    discovery: postIds((await app.call(postsApi.discovery, { as })).data).slice(0, 10),
    stories: (await app.call(resolutionsApi.stories, { as })).data.stories.map(({ postId }) => postId),
    members: (await app.call(communityApi.members, { as })).data.members.map(({ user }) => user.username),
    foundUsernames,
  }
}

it('has at least 400 people in 12 countries, in known regions', async () => {
  const rows = await allRows(sql<{ country: string; region: string; people: number }>`
    select country, region, count(*)::int as people from users where ${INVENTED} group by country, region`)
  expect(rows.reduce((sum, { people }) => sum + people, 0)).toBeGreaterThanOrEqual(400)
  const regions = Map.groupBy(rows, ({ country }) => country)
  expect(regions.size).toBe(12)
  const knownRegions = regionNames([...regions.keys()])
  for (const [country, regionRows] of regions) {
    expect(regionRows.length, country).toBeGreaterThanOrEqual(3)
    for (const { region } of regionRows) expect(knownRegions.nameOf(country, region)).toBe(region)
  }
})

it('has worries of every category in every country, all of them analyzed', async () => {
  const rows = await allRows(sql<{ country: string; categories: string[]; analyzed: number; posts: number }>`
    select country, array_agg(distinct posts.category) as categories, count(a.post_id)::int as analyzed, count(*)::int as posts
    from posts join users on users.id = posts.user_id left join post_analyses a on a.post_id = posts.id and a.category = posts.category
    where ${INVENTED} group by country`)
  expect(rows).toHaveLength(demoCountries().length)
  for (const { country, categories, analyzed, posts } of rows) {
    expect(categories.toSorted(), country).toEqual(Category.options.toSorted())
    expect(analyzed).toBe(posts)
    expect(posts).toBeGreaterThan(200)
  }
})

it('has readable analyses and similar worries', async () => {
  const { id, category } = await firstRow(sql<{ id: string; category: string }>`
    select posts.id, posts.category from posts join users on users.id = posts.user_id join similar_posts s on s.post_id = posts.id and s.similarity >= 0.6
      join posts other on other.id = s.other_id and other.privacy_level = 'public'
    where ${INVENTED} and users.language = 'de' and posts.privacy_level = 'public' limit 1`)
  const { status, data } = await app.call(analysisApi.read, { as: token, params: { id } })
  expect(status).toBe(200)
  expect(data).toMatchObject({ category, language: 'de', isOutdated: false, isGentle: false, reasons: [] })
  expect(data.similarWorryCount).toBeGreaterThan(0)
  expect(data.keywords.length).toBeGreaterThan(0)
})

it('covers 14 months, except for the last days, which belong to the small community', async () => {
  const times = await firstRow(sql<{ early: number; late: number; unborn: number; months: number }>`
    select (count(*) filter (where posts.published_at < now() - interval '14 months'))::int as early,
      (count(*) filter (where posts.published_at > now() - interval '3 days'))::int as late,
      (count(*) filter (where posts.published_at < users.created_at or posts.resolved_at > now()))::int as unborn,
      count(distinct date_trunc('month', posts.published_at))::int as months
    from posts join users on users.id = posts.user_id where ${INVENTED}`)
  expect(times).toMatchObject({ early: 0, late: 0, unborn: 0 })
  expect(times.months).toBeGreaterThanOrEqual(13)
})

it('has right counters and reactions only from people who had joined and could read the worry', async () => {
  const mismatched = await allRows(sql`
    select id from posts where support_count <> (select count(*) from supports where post_id = posts.id)
      or me_too_count <> (select count(*) from me_toos where post_id = posts.id)
      or comment_count <> (select count(*) from comments where post_id = posts.id and moderation_status = 'approved' and removed_at is null)
      or resolved_at is distinct from (select resolved_at from resolutions where post_id = posts.id)`)
  expect(mismatched).toEqual([])
  const impossible = await allRows(sql`
    select posts.id from (select user_id, post_id, created_at from supports union all select user_id, post_id, created_at from me_toos
        union all select user_id, post_id, created_at from comments) acts
      join users on users.id = acts.user_id join posts on posts.id = acts.post_id
    where ${INVENTED} and (acts.created_at < users.created_at or acts.created_at < posts.published_at or acts.created_at > now()
      or posts.user_id = users.id or posts.privacy_level <> 'public')`)
  expect(impossible).toEqual([])
  const { supported } = await firstRow(sql<{ supported: number }>`select count(*)::int as supported from supports`)
  expect(supported).toBeGreaterThan(1_000)
})

it('has enough first words for the figures about them, and leaves the worries of the last week to members', async () => {
  const { all, languages } = (await app.call(firstWordsApi.figures, { as: token })).data
  expect(all?.medianMinutes).toBeGreaterThan(0)
  for (const share of [all?.withinHour, all?.withinDay]) expect(share).toBeGreaterThan(0)
  expect(languages.length).toBeGreaterThan(2)
  const early =
    await allRows(sql`select comments.id from comments join posts on posts.id = comments.post_id join users on users.id = posts.user_id
    where ${INVENTED} and posts.published_at > now() - interval '7 days'`)
  expect(early).toEqual([])
})

it('adds no jobs and no notifications, not in the hourly tasks either, and has no usable passwords', async () => {
  await app.jobs['site.cleanup']?.({})
  const { jobs, notifications, stories } = await firstRow(sql<{ jobs: number; notifications: number; stories: number }>`
    with invented as (select id from users where ${INVENTED})
    select (select count(*)::int from jobs where payload->>'userId' in (select id::text from invented)
        or payload->>'postId' in (select id::text from posts where user_id in (select id from invented))) as jobs,
      (select count(*)::int from notifications where user_id in (select id from invented) or actor_id in (select id from invented)) as notifications,
      (select count(*)::int from resolutions where user_id in (select id from invented) and is_public) as stories`)
  expect({ jobs, notifications, stories }).toEqual({ jobs: 0, notifications: 0, stories: 0 })
  const { email } = await firstRow(sql<{ email: string }>`select email from users where ${INVENTED} limit 1`)
  expect(email).toMatch(/@demo\.worrystone\.example$/)
  for (const password of ['Worry-Stone-24', 'Stone-4-Worries']) {
    expect((await app.call(authApi.login, { body: { email, password } })).status).toBe(401)
  }
})

describe('a visitor of the demo', () => {
  it('sees the same people, worries and stories first as without it', async () => {
    expect(await firstPagesOf(token)).toEqual(before)
  })

  it('finds worries of it in the same place as one that was just analyzed', async () => {
    const body = { shortContent: 'I have an exam tomorrow and I can’t concentrate', worryPrompt: 'What if...' }
    const { data } = await app.call(postsApi.create, { as: token, body })
    await app.jobs['post.analyze']?.({ postId: data.id })
    const response = await app.call(analysisApi.similar, { as: token, params: { id: data.id } })
    const sameLanguageWorries = response.data.similarWorries.filter(
      ({ band, otherLanguage }) => band === 'same_place' && otherLanguage === null,
    )
    expect(sameLanguageWorries.length).toBeGreaterThanOrEqual(3)
    await app.call(postsApi.remove, { as: token, params: { id: data.id } })
  })

  it('sees the same worries similar to those of the small community', async () => {
    const mixed = await allRows(sql`
      select s.post_id from similar_posts s join posts on posts.id = s.post_id join users on users.id = posts.user_id
        join posts other on other.id = s.other_id join users theirs on theirs.id = other.user_id
      where ${INVENTED} and theirs.username = any(${demoCommunity().people.map(({ username }) => username)}::text[])`)
    expect(mixed).toEqual([])
  })
})

it('is inserted once: a second start adds nothing, not even a deleted person', async () => {
  const counted = () =>
    firstRow(sql`select (select count(*)::int from users) as users, (select count(*)::int from posts) as posts,
      (select count(*)::int from supports) as supports, (select count(*)::int from post_analyses) as analyses`)
  await sql`delete from users where id = (select id from users where ${INVENTED} limit 1)`.execute(database.db())
  const first = await counted()
  await seedWiderCommunity({ database, now: () => new Date() })
  expect(await counted()).toEqual(first)
})
