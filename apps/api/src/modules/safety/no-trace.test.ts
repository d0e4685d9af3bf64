import type { AddressInfo } from 'node:net'
import type { Endpoint } from '@worrystone/contracts'
import * as contracts from '@worrystone/contracts'
import {
  authApi,
  blocksApi,
  commentsApi,
  followsApi,
  moderationApi,
  myDataApi,
  postsApi,
  resolutionsApi,
} from '@worrystone/contracts'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '../../seed/catalogue.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { testApp } from '../../testing/test-app.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { unzip } from '../../testing/unzip.ts'

/**
 * Rule 3 of help in danger: only the author's own check and the moderators' queue reveal that a text was assessed as dangerous. Two
 * environments have the same people and actions; only the texts of one author differ. Everything that others can read must be equal.
 */
const DANGEROUS = {
  second: 'I want to die',
  third: 'I have the pills ready and this is my last night',
  friends: 'I cut myself again last night',
  scheduled: 'This is my goodbye, I have the pills ready',
  comment: 'I dont want to live anymore',
  story: 'I still want to die on some days',
}
const ORDINARY: typeof DANGEROUS = {
  second: 'I want to fly',
  third: 'I have the cups ready and this is my last cake',
  friends: 'I called myself again last night',
  scheduled: 'This is my garden, I have the tools ready',
  comment: 'I dont want to wait here anymore',
  story: 'I still want to sleep on some days',
}

type App = Awaited<ReturnType<typeof testApp>>
type Member = Awaited<ReturnType<App['aMember']>>
const OTHERS = ['visitor', 'stranger', 'follower', 'friend', 'blocked', 'blocking', 'moderator', 'admin'] as const
type Viewer = (typeof OTHERS)[number] | 'author'
type People = Record<Exclude<Viewer, 'visitor'>, Member>
type Ids = { second: string; third: string; friends: string; scheduled: string; comment: string }
type World = { app: App; people: People; ids: Ids; log: string[]; clean: (text: string) => string; close: () => Promise<void> }

/** Words that reveal an assessment. `isGentle` is for the author only. */
const TRACE = /danger|urgent|distress|crisis|acute|speaksOf|safety_pause|"isGentle":true|(?<!privacy|privacy_)level"/i

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'who' in value && 'url' in value
const ENDPOINTS = [
  ...new Set(
    Object.entries(contracts)
      .filter(([name]) => name.endsWith('Api'))
      .flatMap(([, api]) => Object.values(api as object).filter(isEndpoint)),
  ),
]
const nameOf = ({ method, url }: Endpoint) => `${method} ${url}`

/** Not called, because they return nothing about texts (sign-in, the registry of builds, files), or are a stream, of counts or marks only. */
const ABOUT_NO_TEXT =
  /^(\w+ )(\/auth\/|\/registry\/|\/profile-picture|\/health|\/wake|\/my-data|\/safety\/facts|\/notifications\/stream|\/comments\/post\/:postId\/stream|\/notifications\/push)/
/** For moderators, cases may contain the level. Everybody else is refused. */
const OF_MODERATORS = /^\w+ \/moderation\/(cases|log|day)/
/** Analyzes the text again, which differs; its result is covered by the endpoint that reads it. */
const ANALYZES_THE_TEXT = 'POST /analysis/posts/:id/analyze'

const NEVER = '00000000-0000-7000-8000-000000000000'
const BODIES: Record<string, object> = {
  'PUT /analysis/posts/:id/category': { category: null },
  'POST /analysis/update-counts': { postIds: [NEVER] },
  'POST /comments/post/:postId': { content: 'I read you' },
  'POST /advice/check': { content: 'I read you' },
  'POST /comments/:id/translation': { language: 'de' },
  'PUT /languages/translation': { isAllowed: false },
  'PUT /comments/:id': { content: 'I read you' },
  'POST /comments/:id/report': { reason: 'other' },
  'POST /posts/:id/report': { reason: 'other' },
  'POST /resolutions/posts/:id/report': { reason: 'other' },
  'POST /users/:id/report': { reason: 'other' },
  'POST /posts/:id/concern': { sendMessage: false },
  'POST /comments/:id/concern': { sendMessage: false },
  'POST /users/:id/concern': { sendMessage: false },
  'PUT /posts/feed/unanswered/loans': { postIds: [NEVER] },
  'POST /posts/feed/unanswered/loans/return': { postIds: [NEVER] },
  'POST /safety/check': { text: 'the talk' },
  'POST /resolutions/similar': { text: 'the talk' },
  'POST /posts': { shortContent: 'the talk', worryPrompt: 'What if...' },
  'PUT /posts/:id': { commentsEnabled: true },
  'POST /posts/:id/blog': { longContent: 'the talk' },
  'POST /follow-ups/posts/:id/answers': { answer: 'same' },
  'PUT /follow-ups/posts/:id': { isShared: false },
  'POST /resolutions/posts/:id/resolve': { copingMethods: ['tea'], isPublic: false },
  'PUT /resolutions/posts/:id/resolve': { copingMethods: ['tea'], isPublic: false },
  'PUT /users/profile': { bio: 'Hello' },
  'PUT /notifications/preferences': { supportNotifications: true },
  'PUT /languages/preference': { language: 'en' },
  'POST /languages/detect-content': { content: 'Where is the talk?' },
  'POST /languages/detect': { text: 'Where is the talk?' },
  'PUT /community/members/me': { showsActivity: true },
  'POST /moderation/cases/:id/appeal': { text: 'Please look again' },
}
const QUERIES: Record<string, Record<string, string>> = {
  'GET /analysis/posts/batch/similar-count': {},
  'GET /users/search': { query: 'p_' },
  'GET /places/regions': { country: 'DE', query: 'Sa' },
  'GET /places/cities': { country: 'DE', query: 'Le' },
  'GET /safety/helplines': { country: 'DE' },
}

async function aWorld(texts: typeof DANGEROUS): Promise<World> {
  const database = await testDatabase()
  await seedCatalogue(database)
  const log: string[] = []
  const logger = pino({ level: 'trace' }, { write: (line: string) => void log.push(line) })
  // The clock stands still: caches of figures would expire at other calls in one environment than in the other.
  const started = new Date()
  const app = await testApp({ now: () => started, deps: { database, log: logger } })
  // Loads the model, without which the first answer about a text could be late.
  await app.deps.thread?.analyze('the talk')
  const people = {} as People
  for (const name of ['author', ...OTHERS] as Viewer[]) {
    if (name === 'visitor') continue
    const member = await app.aMember({ verified: true, username: `p_${name}` })
    const role = name === 'moderator' || name === 'admin' ? name : 'member'
    const created_at = new Date(Date.now() - 30 * 24 * 60 * 60_000)
    await database.db().updateTable('users').set({ role, created_at }).where('id', '=', member.id).execute()
    const { data } = await app.call(authApi.login, { body: { email: member.email, password: member.password } })
    people[name] = { ...member, token: signedIn(data).token }
  }
  const { author } = people
  await app.call(followsApi.follow, { as: people.follower.token, params: { userId: author.id } })
  await app.call(followsApi.follow, { as: author.token, params: { userId: people.friend.id } })
  const share = async (shortContent: string, more: object = {}, as = author) => {
    const body = { shortContent, worryPrompt: 'What if...', ...more }
    return (await app.call(postsApi.create, { as: as.token, body })).data.id
  }
  const near = await share('A worry of a stranger', {}, people.stranger)
  const second = await share(texts.second)
  const ids: Ids = {
    second,
    third: await share(texts.third),
    friends: await share(texts.friends, { privacyLevel: 'friends' }),
    scheduled: await share(texts.scheduled, { isScheduled: true, scheduledFor: new Date(Date.now() + 3_600_000).toISOString() }),
    comment: (
      await app.call(commentsApi.create, { as: author.token, params: { postId: near }, body: { content: texts.comment } })
    ).data.id,
  }
  const story = { copingMethods: ['walking'], resolutionStory: texts.story, isPublic: true }
  await app.call(resolutionsApi.resolve, { as: author.token, params: { id: second }, body: story })
  await app.call(blocksApi.block, { as: author.token, params: { userId: people.blocked.id } })
  await app.call(blocksApi.block, { as: people.blocking.token, params: { userId: author.id } })

  // Both have the same analysis, except for the flags of danger.
  const isDangerous = texts === DANGEROUS
  const found = { text_hash: 'x', model: 'm', method: 'keywords' as const, language: 'en', category: 'health' as const }
  const alike = { ...found, subcategory: null, confidence: 0.5, sentiment: -0.5, keywords: ['night'], reasons: '[]' }
  for (const post_id of [near, second, ids.third, ids.friends]) {
    const flags = { is_distressed: isDangerous && post_id !== near, speaks_of_danger: isDangerous && post_id !== near }
    await database
      .db()
      .insertInto('post_analyses')
      .values({ post_id, ...alike, ...flags })
      .execute()
  }
  await database.db().updateTable('posts').set({ category: 'health' }).execute()
  const similar = [second, ids.third, ids.friends].flatMap((id) => [
    { post_id: id, other_id: near, similarity: 0.9 },
    { post_id: near, other_id: id, similarity: 0.9 },
  ])
  await database.db().insertInto('similar_posts').values(similar).execute()

  const labels = new Map<string, string>([
    ...Object.entries(people).map(([name, { id }]) => [id, `<${name}>`] as const),
    ...Object.entries(ids).map(([name, id]) => [id, `<${name}>`] as const),
    [near, '<near>'],
    ...Object.entries(texts).map(([name, text]) => [text, `<text ${name}>`] as const),
  ])
  const clean = (text: string) =>
    [...labels]
      .reduce((cleaned, [from, to]) => cleaned.replaceAll(from, to), text)
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
      .replace(/p_author_?\d+/g, '<free name>')
      .replace(/"nextCursor":"[^"]+"/g, '"nextCursor":"<cursor>"')
  return { app, people, ids, log, clean, close: () => database.close() }
}

const WHERE: Record<string, (world: World, post: string) => string> = {
  postId: (_, post) => post,
  userId: ({ people }) => people.author.id,
  username: ({ people }) => people.author.username,
  concernId: () => NEVER,
}
function idFor(world: World, url: string, post: string): string {
  if (/^\/(posts|resolutions\/posts|analysis\/posts)\//.test(url)) return post
  if (/^\/comments\//.test(url)) return world.ids.comment
  if (/^\/(users|resolutions\/users)\//.test(url)) return world.people.author.id
  return NEVER
}

type Answer = { who: Viewer; what: string; about: keyof Ids; status: number; body: string }

/** Calls every endpoint as this viewer, GET first. */
async function walk(world: World, who: Viewer, about: keyof Ids): Promise<Answer[]> {
  const answers: Answer[] = []
  const reads = ENDPOINTS.filter(({ method }) => method === 'GET')
  const writes = ENDPOINTS.filter(({ method }) => method !== 'GET')
  // Without the endpoints that change relations.
  const order = [...reads, ...writes.filter(({ url }) => !/^\/(blocks|mutes|follows)/.test(url))]
  for (const endpoint of order) {
    const what = nameOf(endpoint)
    // The author's texts are needed more than once.
    if (who === 'author' && endpoint.method === 'DELETE') continue
    if (what === ANALYZES_THE_TEXT || (ABOUT_NO_TEXT.test(what) && !what.endsWith('/auth/profile'))) continue
    const post = world.ids[about]
    const names = [...endpoint.url.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
    const params = Object.fromEntries(names.map((name) => [name, WHERE[name]?.(world, post) ?? idFor(world, endpoint.url, post)]))
    const query = what === 'GET /analysis/posts/batch/similar-count' ? { postIds: post } : QUERIES[what]
    const body = BODIES[what]
    const as = who === 'visitor' ? undefined : world.people[who].token
    const answer = await world.app.call(endpoint, {
      params,
      as,
      ...(query && { query }),
      ...(body && { body }),
    })
    const { status, headers, ...content } = answer
    answers.push({ who, what, about, status, body: world.clean(JSON.stringify(content)) })
  }
  return answers
}

let dangerous: World
let ordinary: World
beforeAll(async () => {
  dangerous = await aWorld(DANGEROUS)
  ordinary = await aWorld(ORDINARY)
}, 120_000)
afterAll(async () => {
  await dangerous.close()
  await ordinary.close()
})

const levels = async ({ app }: World) =>
  (await app.database.db().selectFrom('moderation_cases').select(['kind', 'danger_level']).orderBy('created_at').execute()).map(
    ({ kind, danger_level }) => `${kind} ${danger_level}`,
  )

describe('a text that was assessed as dangerous', () => {
  it('is in the moderators’ queue, and an ordinary one is not', async () => {
    expect(await levels(dangerous)).toEqual(['post 2', 'post 3', 'post 2', 'post 3', 'comment 2', 'story 2'])
    expect(await levels(ordinary)).toEqual([])
  })

  it.each(['second', 'third', 'friends', 'scheduled'] as const)(
    'leaves no trace in any response to others: %s',
    async (about) => {
      for (const who of OTHERS) {
        const [found, expected] = [await walk(dangerous, who, about), await walk(ordinary, who, about)]
        expect(found.length).toBeGreaterThan(80)
        for (const [index, answer] of found.entries()) {
          if (OF_MODERATORS.test(answer.what) && (who === 'moderator' || who === 'admin')) continue
          expect(traceIn(answer.body, patternFor(answer.what)), `${who}: ${answer.what}`).toBeUndefined()
          expect(answer, `${who}: ${answer.what}`).toEqual(expected[index])
        }
      }
    },
    120_000,
  )

  it('leaves no trace in responses to its author', async () => {
    for (const about of ['second', 'third', 'scheduled'] as const) {
      for (const { what, body } of await walk(dangerous, 'author', about)) {
        expect(traceIn(body.replaceAll('"isGentle":true', ''), patternFor(what)), what).toBeUndefined()
      }
    }
  }, 60_000)

  it('is marked in the list of cases for moderators', async () => {
    const { data } = await dangerous.app.call(moderationApi.cases, { as: dangerous.people.moderator.token })
    expect(data.cases.slice(0, 3).map(({ dangerLevel }) => dangerLevel)).toEqual([3, 3, 2])
  })

  it('leaves no trace in the log', async () => {
    expect(dangerous.log.length).toBeGreaterThan(1_000)
    for (const line of dangerous.log) {
      expect(traceIn(line.replace(/"level":\d+/, ''))).toBeUndefined()
      for (const text of Object.values(DANGEROUS)) expect(line).not.toContain(text)
    }
  })

  it('leaves no trace in the emails and notifications of others', async () => {
    const deliveries = async ({ app, people, clean }: World) => {
      const kinds: string[] = []
      for (const [name, { id }] of Object.entries(people)) {
        if (name === 'author') continue
        app.emails.length = 0
        await app.database
          .db()
          .updateTable('notifications')
          .set({ created_at: new Date(0) })
          .where('user_id', '=', id)
          .execute()
        await app.database
          .db()
          .insertInto('notification_preferences')
          .values({ user_id: id, quiet_hours_start: '00:00', quiet_hours_end: '00:00' })
          .onConflict((known) => known.column('user_id').doUpdateSet({ quiet_hours_start: '00:00', quiet_hours_end: '00:00' }))
          .execute()
        await app.jobs['notifications.mail']?.({ userId: id })
        kinds.push(
          ...app.emails.map(({ subject, text }) => clean(`${name}: ${subject}\n${text}`.replace(/https?:\S+/g, '<link>'))),
        )
        const rows = await app.database
          .db()
          .selectFrom('notifications')
          .select(['kind', 'amount'])
          .where('user_id', '=', id)
          .execute()
        kinds.push(...rows.map(({ kind, amount }) => `${name}: ${kind} ${amount}`).sort())
      }
      return kinds
    }
    const found = await deliveries(dangerous)
    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual(await deliveries(ordinary))
  })

  it('leaves no trace in the archives of others', async () => {
    for (const [name, member] of Object.entries(dangerous.people)) {
      await dangerous.app.call(myDataApi.createArchive, { as: member.token })
      await dangerous.app.runJobs('my-data.archive')
      const { archive } = (await dangerous.app.call(myDataApi.overview, { as: member.token })).data
      const { rawPayload } = await dangerous.app.server.inject(archive?.url ?? '')
      const data = unzip(rawPayload).get('data.json')?.toString() ?? ''
      expect(data).toContain(member.username)
      expect(traceIn(data), name).toBeUndefined()
    }
  })

  it('leaves no trace in the events of others', async () => {
    const { app, people } = dangerous
    await app.server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.server.address() as AddressInfo
    const controller = new AbortController()
    const heard: string[] = []
    const listeners = (['follower', 'friend', 'stranger', 'moderator'] as const).map(async (name) => {
      const { body } = await fetch(`http://127.0.0.1:${port}/api/notifications/stream`, {
        headers: { authorization: `Bearer ${people[name].token}` },
        signal: controller.signal,
      })
      const read = async () => {
        for await (const part of body ?? []) heard.push(`${name}: ${new TextDecoder().decode(part as Uint8Array)}`)
      }
      // Ends when it is aborted.
      return { ended: read().catch(() => {}) }
    })
    const reading = await Promise.all(listeners)
    await new Promise((done) => setTimeout(done, 300))
    const before = heard.length
    expect(before).toBeGreaterThanOrEqual(4)
    const body = { shortContent: 'I want to die tonight', worryPrompt: 'What if...' }
    await app.call(postsApi.create, { as: people.author.token, body })
    await new Promise((done) => setTimeout(done, 500))
    controller.abort()
    await Promise.all(reading.map(({ ended }) => ended))
    expect(heard.slice(before).filter((part) => !part.includes(': :'))).toEqual([])
    expect(traceIn(heard.join(''))).toBeUndefined()
    await app.server.close()
  })
})

/** The check returns a level to its own caller; helplines and the directory contain their kinds, and nothing about texts. */
const patternFor = (what: string) =>
  what === 'POST /safety/check' || what === 'GET /safety/helplines' || what.startsWith('GET /resources')
    ? /speaksOf|isGentle/
    : TRACE

/** The first match of the pattern, with its context. */
function traceIn(text: string, pattern = TRACE): string | undefined {
  const at = text.search(pattern)
  return at < 0 ? undefined : text.slice(Math.max(0, at - 60), at + 60)
}
