import { postsApi } from '@worrystone/contracts'
import { beforeAll, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { moderationCases } from '../moderation/index.ts'
import { postCards, postMutations } from '../posts/index.ts'
import type { Screening } from '../screening/index.ts'
import { methodQueries } from './method-queries.ts'
import { resolutionSubject } from './resolution-subject.ts'
import { resolutionService } from './service.ts'
import { resolutionStore } from './store.ts'
import { storyQueries } from './story-queries.ts'
import { storyReading } from './story-reading.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Member = Awaited<ReturnType<App['aMember']>>

/** A fake screening with a fixed result. */
const screened: string[][] = []
const screening: Screening = {
  requireNotPaused: async () => {},
  prepare: async () => {},
  screen: async ({ texts }) => {
    screened.push(texts)
    return texts.some((text) => text.includes('bad'))
      ? { status: 'pending', reasons: ['spam'], isUrgent: false, dangerLevel: 0 }
      : { status: 'approved', reasons: [], isUrgent: false, dangerLevel: 0 }
  },
}

let app: App
let me: Member
let other: Member
let resolutions: ReturnType<typeof resolutionService>
let reading: ReturnType<typeof storyReading>
let subject: ReturnType<typeof resolutionSubject>
beforeAll(async () => {
  app = await testApp()
  ;[me, other] = await Promise.all([app.aMember({ verified: true }), app.aMember()])
  const { database } = app
  const now = () => new Date()
  const store = resolutionStore(database)
  reading = storyReading({
    similar: { figuresOf: async () => ({ similar: null, methods: [] }) },
    database,
    store,
    queries: { ...storyQueries(database), ...methodQueries(database) },
    cards: postCards(database),
    now,
  })
  subject = resolutionSubject(store)
  resolutions = resolutionService({
    database,
    store,
    read: reading.read,
    posts: postMutations(database),
    screening,
    cases: moderationCases({ database }),
    assessLevel: async () => 0,
    pauses: { recordLevel: async () => {} },
    setHelpers: async () => {},
    now,
  })
})

const viewer = () => ({ userId: me.id, role: 'member', sessionId: crypto.randomUUID() }) as never
const aPost = async () =>
  (await app.call(postsApi.create, { as: me.token, body: { shortContent: 'x', worryPrompt: 'What if...' } })).data.id
const form = (story: string, isPublic = true) => ({ copingMethods: ['Tea'], resolutionStory: story, isPublic })
const caseOf = (id: string) =>
  app.database.db().selectFrom('moderation_cases').select(['kind', 'author_id']).where('subject_id', '=', id).executeTakeFirst()

it('a held story is visible to its author only until it is approved', async () => {
  const id = await aPost()
  expect((await resolutions.resolve(viewer(), id, form('bad'))).moderationStatus).toBe('pending')
  expect(await caseOf(id)).toEqual({ kind: 'story', author_id: me.id })
  expect(await subject.read(id)).toEqual({ authorId: me.id, postId: id, content: 'Tea\nbad', status: 'pending' })
  expect([await subject.isVisibleTo(other.id, id), await subject.isVisibleTo(me.id, id)]).toEqual([false, true])
  await expect(reading.read(null, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await subject.setStatus(id, 'approved')
  expect(await subject.isVisibleTo(other.id, id)).toBe(true)
  expect((await reading.read(null, id)).resolutionStory).toBe('bad')
})

it('a story is screened only once it is shared', async () => {
  const id = await aPost()
  screened.length = 0
  expect((await resolutions.resolve(viewer(), id, form('bad', false))).moderationStatus).toBe('approved')
  await resolutions.change(viewer(), id, form('bad too', false))
  expect([screened, await subject.read(id), await caseOf(id)]).toEqual([[], undefined, undefined])
  expect((await resolutions.change(viewer(), id, form('bad too'))).moderationStatus).toBe('pending')
})

it('an unchanged story is not screened again', async () => {
  const id = await aPost()
  await resolutions.resolve(viewer(), id, form('bad'))
  await subject.setStatus(id, 'approved')
  const rated = await resolutions.change(viewer(), id, { ...form('bad'), helpfulnessRating: 5 })
  expect(rated.moderationStatus).toBe('approved')
  expect((await resolutions.change(viewer(), id, form('bad again'))).moderationStatus).toBe('pending')
})
