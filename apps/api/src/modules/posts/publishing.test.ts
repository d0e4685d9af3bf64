import { postsApi } from '@worrystone/contracts'
import pino from 'pino'
import { expect, it, vi } from 'vitest'
import { startWorker } from '../../jobs/worker.ts'
import { seedCatalogue } from '../../seed/catalogue.ts'
import { testApp } from '../../testing/test-app.ts'
import { testDatabase } from '../../testing/test-database.ts'

const WORRY = { shortContent: 'in a moment', worryPrompt: 'What if...' }

it('a scheduled worry appears at its time without a job, and is published exactly once', async () => {
  // A separate database: a worker runs every due job, also those of other tests.
  const database = await testDatabase()
  await seedCatalogue(database)
  const app = await testApp({ deps: { database } })
  const me = await app.aMember({ verified: true })
  const worker = startWorker({
    database: app.database,
    queue: app.deps.queue,
    handlers: app.jobs,
    log: pino({ level: 'silent' }),
    pollMs: 200,
  })
  try {
    const scheduledFor = new Date(Date.now() + 1_500).toISOString()
    const { data } = await app.call(postsApi.create, { as: me.token, body: { ...WORRY, isScheduled: true, scheduledFor } })
    const read = () => app.call(postsApi.read, { params: { id: data.id } })
    expect(data).toMatchObject({ publishedAt: null, isScheduled: true })
    await vi.waitFor(async () => expect((await read()).status).toBe(200), { timeout: 8_000, interval: 100 })
    expect((await read()).data).toMatchObject({
      publishedAt: scheduledFor,
      isScheduled: false,
      scheduledFor: null,
      isEdited: false,
    })

    const row = () =>
      app.database.db().selectFrom('posts').select('is_scheduled').where('id', '=', data.id).executeTakeFirstOrThrow()
    await vi.waitFor(async () => expect(await row()).toEqual({ is_scheduled: false }), { timeout: 8_000, interval: 100 })
    const jobs = () =>
      app.database
        .db()
        .selectFrom('jobs')
        .select(['done_at', 'attempts'])
        .where('dedupe_key', '=', `post.published:${data.id}`)
        .execute()
    await vi.waitFor(async () => expect(await jobs()).toEqual([{ done_at: expect.any(Date), attempts: 1 }]), {
      timeout: 8_000,
      interval: 100,
    })
  } finally {
    await worker.stop()
    await database.close()
  }
})

it('a scheduled worry appears on time also when no worker runs', async () => {
  const app = await testApp()
  const me = await app.aMember({ verified: true })
  const scheduledFor = new Date(Date.now() + 1_500).toISOString()
  const { data } = await app.call(postsApi.create, { as: me.token, body: { ...WORRY, isScheduled: true, scheduledFor } })
  const find = async () => (await app.call(postsApi.byUser, { params: { userId: me.id } })).data.posts.map(({ id }) => id)
  expect(data.publishedAt).toBeNull()
  await vi.waitFor(async () => expect(await find()).toEqual([data.id]), { timeout: 8_000, interval: 50 })
  // A published worry cannot be unpublished, whether or not the job has run.
  const back = await app.call(postsApi.update, {
    as: me.token,
    params: { id: data.id },
    body: { isScheduled: true, scheduledFor: null },
  })
  expect(back.error.message).toBe('A shared worry cannot become a draft again')
})

it('a job that runs too early leaves the worry scheduled', async () => {
  const app = await testApp()
  const me = await app.aMember({ verified: true })
  const scheduledFor = new Date(Date.now() + 3_600_000).toISOString()
  const { data } = await app.call(postsApi.create, { as: me.token, body: { ...WORRY, isScheduled: true, scheduledFor } })
  await app.jobs['post.published']?.({ postId: data.id })
  const { data: now } = await app.call(postsApi.read, { as: me.token, params: { id: data.id } })
  expect(now).toMatchObject({ isScheduled: true, publishedAt: null, scheduledFor })
  const row = await app.database.db().selectFrom('posts').select('is_scheduled').where('id', '=', data.id).executeTakeFirst()
  expect(row).toEqual({ is_scheduled: true })
})
