import { postsApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['aMember']>>

const FAMILY = '👨‍👩‍👧‍👦'
const PROMPT = 'I am worried about...'
const HOUR = 3_600_000

let app: Awaited<ReturnType<typeof testApp>>
let me: Member
beforeAll(async () => {
  app = await testApp()
  me = await app.aMember({ verified: true })
})

const write = (more: object = {}, as: Member = me) =>
  app.call(postsApi.create, { as: as.token, body: { shortContent: 'tomorrow', worryPrompt: PROMPT, ...more } })
const edit = (id: string, body: object, as: Member = me) => app.call(postsApi.update, { as: as.token, params: { id }, body })
const read = (id: string, as: Member = me) => app.call(postsApi.read, { as: as.token, params: { id } })
const inAnHour = () => new Date(Date.now() + HOUR).toISOString()

describe('the wish of an author', () => {
  it('is kept, shown with the worry, changed and taken back', async () => {
    const { data } = await write({ wish: 'listen' })
    expect(data.wish).toBe('listen')
    expect((await app.call(postsApi.list, {})).data.posts.find(({ id }) => id === data.id)?.wish).toBe('listen')
    expect((await edit(data.id, { shortContent: 'another text' })).data.wish).toBe('listen')
    expect((await edit(data.id, { wish: 'ideas' })).data.wish).toBe('ideas')
    expect((await edit(data.id, { wish: null })).data.wish).toBeNull()
    expect((await write()).data.wish).toBeNull()
  })

  it.each(['', 'no-replies', 'Listen', 7, {}])('is refused in words when it is unknown: %j', async (wish) => {
    const { status, error } = await write({ wish })
    expect([status, error?.details]).toEqual([400, [{ path: 'wish', message: 'Please choose a wish from the list' }]])
  })
})

describe('creating a worry', () => {
  it('returns it as its author sees it, and lists it at once', async () => {
    const { status, data } = await write({ longContent: 'the whole story', commentsEnabled: false })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      userId: me.id,
      user: { id: me.id, username: me.username },
      shortContent: 'tomorrow',
      longContent: 'the whole story',
      hasLongContent: true,
      worryPrompt: PROMPT,
      privacyLevel: 'public',
      commentsEnabled: false,
      isScheduled: false,
      scheduledFor: null,
      isEdited: false,
      isOwnPost: true,
      supportCount: 0,
    })
    expect(Math.abs(Date.parse(data.publishedAt ?? '') - Date.now())).toBeLessThan(10_000)
    const list = await app.call(postsApi.list, {})
    const listed = list.data.posts.find(({ id }) => id === data.id)
    expect(listed).toMatchObject({ shortContent: 'tomorrow', hasLongContent: true, isOwnPost: false })
    expect(listed).not.toHaveProperty('longContent')
  })

  it.each([
    [{ shortContent: undefined }, 'shortContent', 'Please share your worry'],
    [{ shortContent: ' \n ' }, 'shortContent', 'Please share your worry'],
    [{ shortContent: 'a'.repeat(281) }, 'shortContent', 'Worry must be less than 280 characters'],
    [{ shortContent: FAMILY.repeat(281) }, 'shortContent', 'Worry must be less than 280 characters'],
    [{ shortContent: 'a\u0000b' }, 'shortContent', 'Please remove the invisible control characters'],
    [{ worryPrompt: undefined }, 'worryPrompt', 'Please select a prompt'],
    [{ worryPrompt: '' }, 'worryPrompt', 'Please select a prompt'],
    [{ worryPrompt: 'Something of my own' }, 'worryPrompt', 'Please select a prompt'],
    [{ privacyLevel: 'everyone' }, 'privacyLevel', 'Please choose who may see this'],
    [{ longContent: 'a'.repeat(10_001) }, 'longContent', 'Extended content must be less than 10,000 characters'],
    [{ isScheduled: true, scheduledFor: 'tomorrow' }, 'scheduledFor', 'Please choose a valid date and time'],
    [{ isScheduled: true, scheduledFor: '2020-01-01T00:00:00.000Z' }, 'scheduledFor', 'Please choose a time in the future'],
    [
      { isScheduled: true, scheduledFor: '2099-01-01T00:00:00.000Z' },
      'scheduledFor',
      'Please choose a time within the next year',
    ],
    [{ scheduledFor: inAnHour() }, 'isScheduled', 'Please switch scheduling on to share the worry at a later time'],
  ])('refuses %o at %s: %s', async (wrong, path, message) => {
    const { status, error } = await write(wrong)
    expect(status).toBe(400)
    expect(error.code).toBe('VALIDATION_ERROR')
    expect(error.details).toContainEqual({ path, message })
    expect(error.message).toBe(message)
  })

  it('refuses fields that it does not know', async () => {
    const { status, error } = await write({ supportCount: 99 })
    expect(status).toBe(400)
    expect(error.code).toBe('VALIDATION_ERROR')
    expect(error.details).toEqual([{ path: 'supportCount', message: 'This field is not known' }])
  })

  it('counts grapheme clusters, in every script', async () => {
    const long = FAMILY.repeat(280)
    expect((await write({ shortContent: long })).data.shortContent).toBe(long)
    expect((await write({ shortContent: 'नि'.repeat(280) })).status).toBe(201)
    expect((await write({ longContent: 'あ'.repeat(10_000) })).status).toBe(201)
  })

  it('stores the text in NFC, trimmed, with its line breaks', async () => {
    const { data } = await write({ shortContent: '  cafe\u0301\r\nund Tee \n' })
    expect(data.shortContent).toBe('caf\u00e9\nund Tee')
  })

  it('requires an account', async () => {
    expect((await app.call(postsApi.create, { body: {} })).status).toBe(401)
  })

  it('lets an unverified member publish 5 public worries a day, however they become public', async () => {
    const fresh = await app.aMember()
    const drafts = [await write({ isScheduled: true }, fresh), await write({ privacyLevel: 'private' }, fresh)]
    for (let i = 0; i < 5; i++) expect((await write({}, fresh)).status).toBe(201)
    const sixth = await write({}, fresh)
    expect(sixth.status).toBe(403)
    expect(sixth.error).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Please verify your email address to share more than 5 public worries a day',
    })
    expect((await write({ isScheduled: true, scheduledFor: inAnHour() }, fresh)).status).toBe(403)
    expect((await edit(drafts[0]?.data.id ?? '', { isScheduled: false }, fresh)).status).toBe(403)
    expect((await edit(drafts[1]?.data.id ?? '', { privacyLevel: 'public' }, fresh)).status).toBe(403)
    expect((await write({ privacyLevel: 'private' }, fresh)).status).toBe(201)
    expect((await write({ isScheduled: true }, fresh)).status).toBe(201)
    await app.database.db().updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', fresh.id).execute()
    expect((await write({}, fresh)).status).toBe(201)
  })

  it('includes deleted and hidden worries in the daily limit', async () => {
    const fresh = await app.aMember()
    const shared = await Promise.all(Array.from({ length: 5 }, () => write({}, fresh)))
    const [deleted, hidden] = shared.map(({ data }) => data.id)
    await app.call(postsApi.remove, { as: fresh.token, params: { id: deleted ?? '' } })
    await edit(hidden ?? '', { privacyLevel: 'private' }, fresh)
    expect((await write({}, fresh)).status).toBe(403)
    // The same one may be shown again: it is one of the five.
    expect((await edit(hidden ?? '', { privacyLevel: 'public' }, fresh)).status).toBe(200)
  })

  it('does not count a deleted draft', async () => {
    const fresh = await app.aMember()
    const planned = await Promise.all(
      Array.from({ length: 5 }, () => write({ isScheduled: true, scheduledFor: inAnHour() }, fresh)),
    )
    for (const { data } of planned) await app.call(postsApi.remove, { as: fresh.token, params: { id: data.id } })
    expect((await write({}, fresh)).status).toBe(201)
  })

  it('enforces the limit for concurrent requests', async () => {
    const fresh = await app.aMember()
    const answers = await Promise.all(Array.from({ length: 12 }, () => write({}, fresh)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(7)
  })
})

describe('drafts and scheduled worries', () => {
  it('stores a draft without a time, a scheduled worry with its time', async () => {
    const draft = (await write({ isScheduled: true })).data
    expect(draft).toMatchObject({ isScheduled: true, scheduledFor: null, publishedAt: null })
    const scheduledFor = inAnHour()
    const scheduled = (await write({ isScheduled: true, scheduledFor })).data
    expect(scheduled).toMatchObject({ isScheduled: true, scheduledFor, publishedAt: null })
  })

  it('publishes a draft now', async () => {
    const { id } = (await write({ isScheduled: true })).data
    const { data } = await edit(id, { isScheduled: false })
    expect(data).toMatchObject({ isScheduled: false, scheduledFor: null, isEdited: false })
    expect(data.publishedAt).not.toBeNull()
  })

  it('changes between draft and scheduled, with one pending job at the current time', async () => {
    const { id } = (await write({ isScheduled: true })).data
    const waiting = () =>
      app.database
        .db()
        .selectFrom('jobs')
        .select('run_at')
        .where('dedupe_key', '=', `post.published:${id}`)
        .where('done_at', 'is', null)
        .execute()
    expect(await waiting()).toEqual([])
    const [first, second] = [inAnHour(), new Date(Date.now() + 2 * HOUR).toISOString()]
    expect((await edit(id, { scheduledFor: first })).data).toMatchObject({ isScheduled: true, scheduledFor: first })
    expect(await waiting()).toEqual([{ run_at: new Date(first) }])
    await edit(id, { isScheduled: true, scheduledFor: second })
    expect(await waiting()).toEqual([{ run_at: new Date(second) }])
    expect((await edit(id, { shortContent: 'other words' })).data).toMatchObject({ scheduledFor: second, isEdited: false })
    expect((await edit(id, { scheduledFor: null })).data).toMatchObject({ isScheduled: true, scheduledFor: null })
    expect(await waiting()).toEqual([])
    await edit(id, { scheduledFor: first })
    await edit(id, { isScheduled: false })
    expect(await waiting()).toEqual([])
  })

  it('refuses a past time, one too far in the future, and contradictory fields', async () => {
    const { id } = (await write({ isScheduled: true })).data
    expect((await edit(id, { scheduledFor: '2020-01-01T00:00:00Z' })).error.message).toBe('Please choose a time in the future')
    expect((await edit(id, { scheduledFor: '2099-01-01T00:00:00Z' })).error.message).toBe(
      'Please choose a time within the next year',
    )
    expect((await edit(id, { isScheduled: false, scheduledFor: inAnHour() })).status).toBe(400)
  })

  it('refuses to unpublish a published worry', async () => {
    const { data } = await write()
    expect((await edit(data.id, { isScheduled: true })).error.message).toBe('A shared worry cannot become a draft again')
    expect((await edit(data.id, { scheduledFor: inAnHour() })).status).toBe(400)
    expect((await edit(data.id, { isScheduled: false, scheduledFor: null })).status).toBe(200)
    expect((await read(data.id)).data.publishedAt).toBe(data.publishedAt)
  })

  it('cancels the job when a scheduled worry is deleted', async () => {
    const { id } = (await write({ isScheduled: true, scheduledFor: inAnHour() })).data
    expect((await app.call(postsApi.remove, { as: me.token, params: { id } })).status).toBe(200)
    const jobs = await app.database.db().selectFrom('jobs').selectAll().where('dedupe_key', '=', `post.published:${id}`).execute()
    expect(jobs).toEqual([])
  })
})

describe('changing a worry', () => {
  it('keeps the publication time and marks the worry as edited only when its text changed', async () => {
    const { data } = await write()
    const quiet = await edit(data.id, { commentsEnabled: false, privacyLevel: 'friends', shortContent: 'tomorrow' })
    expect(quiet.data).toMatchObject({ commentsEnabled: false, privacyLevel: 'friends', isEdited: false })
    const loud = await edit(data.id, { shortContent: 'the day after' })
    expect(loud.data).toMatchObject({
      shortContent: 'the day after',
      isEdited: true,
      publishedAt: data.publishedAt,
      commentsEnabled: false,
    })
    expect(Date.parse(loud.data.updatedAt)).toBeGreaterThanOrEqual(Date.parse(data.updatedAt))
  })

  it('may keep an inactive prompt, not choose one', async () => {
    const id = `retired-${crypto.randomUUID()}`
    await app.database.db().insertInto('prompts').values({ id, text: id, position: 99, is_active: false }).execute()
    const { data } = await write()
    await app.database.db().updateTable('posts').set({ worry_prompt: id }).where('id', '=', data.id).execute()
    expect((await edit(data.id, { shortContent: 'still', worryPrompt: id })).data.worryPrompt).toBe(id)
    const other = (await write()).data
    expect((await edit(other.id, { worryPrompt: id })).error.message).toBe('Please select a prompt')
  })

  it.each([
    [{ shortContent: '' }, 'Please share your worry'],
    [{ shortContent: 'a'.repeat(281) }, 'Worry must be less than 280 characters'],
    [{ longContent: 'a'.repeat(10_001) }, 'Extended content must be less than 10,000 characters'],
    [{ privacyLevel: 'some' }, 'Please choose who may see this'],
  ])('refuses %o: %s', async (change, message) => {
    const { data } = await write()
    expect((await edit(data.id, change)).error.message).toBe(message)
  })

  it('refuses fields that it does not know', async () => {
    const { data } = await write()
    expect((await edit(data.id, { userId: crypto.randomUUID() })).status).toBe(400)
  })

  it('deletes permanently; a second deletion is not found', async () => {
    const { data } = await write()
    const params = { id: data.id }
    expect((await app.call(postsApi.remove, { as: me.token, params })).status).toBe(200)
    expect((await app.call(postsApi.remove, { as: me.token, params })).status).toBe(404)
    expect((await read(data.id)).status).toBe(404)
  })
})

describe('the longer text', () => {
  it('is added, replaced and removed', async () => {
    const { id } = (await write()).data
    const params = { id }
    const save = (longContent: unknown) => app.call(postsApi.saveBlog, { as: me.token, params, body: { longContent } })
    expect((await save('one')).data).toMatchObject({ longContent: 'one', hasLongContent: true, isEdited: true })
    expect((await save('two')).data.longContent).toBe('two')
    expect((await save('  ')).error.message).toBe('Blog content cannot be empty')
    expect((await save('a'.repeat(10_001))).error.message).toBe('Blog content must be less than 10,000 characters')
    const remove = () => app.call(postsApi.removeBlog, { as: me.token, params })
    expect((await remove()).data).toMatchObject({ longContent: null, hasLongContent: false })
    expect((await remove()).status).toBe(200)
  })
})

describe('prompts', () => {
  it('lists the active ones in their order', async () => {
    const { data } = await app.call(postsApi.prompts, {})
    expect(data.slice(0, 2).map(({ text }) => text)).toEqual(['I am worried about...', 'I worry that...'])
    expect(data.length).toBeGreaterThanOrEqual(12)
  })
})
