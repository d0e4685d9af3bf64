import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/db.ts'
import { testDatabase } from '../testing/test-database.ts'
import { cleanupJob } from './cleanup.ts'
import { jobQueue } from './queue.ts'
import { deleteFinishedJobs, type JobHandlers, startWorker } from './worker.ts'

// A separate database: a worker runs every due job, also those of other tests.
let database: Database
const workers: { stop(): Promise<void> }[] = []
beforeAll(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop()
  await database.db().deleteFrom('jobs').execute()
})
afterAll(() => database.close())

const log = pino({ level: 'silent' })
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const rows = () => database.db().selectFrom('jobs').selectAll().orderBy('id').execute()
async function until(isTrue: () => boolean | Promise<boolean>) {
  for (let i = 0; i < 200 && !(await isTrue()); i++) await pause(20)
  expect(await isTrue()).toBe(true)
}

function aWorker(handlers: JobHandlers, pollMs = 50) {
  const queue = jobQueue(database)
  workers.push(startWorker({ database, queue, handlers, log, pollMs }))
  return queue
}

test('a job runs once, also with two workers', async () => {
  const done: string[] = []
  const handlers: JobHandlers = {
    async 'mail.verify'({ userId }) {
      await pause(10)
      done.push(userId)
    },
  }
  const queue = aWorker(handlers)
  aWorker(handlers)
  for (let i = 0; i < 25; i++) await queue.add('mail.verify', { userId: `u${i}` })
  await until(async () => (await rows()).every((row) => row.done_at !== null))
  expect(done.sort()).toEqual(Array.from({ length: 25 }, (_, i) => `u${i}`).sort())
})

test('a job runs at its time, also after a restart', async () => {
  const done: string[] = []
  const queue = jobQueue(database)
  await queue.add('post.published', { postId: 'p' }, { runAt: new Date(Date.now() + 400) })
  const handlers: JobHandlers = { 'post.published': async ({ postId }) => void done.push(postId) }
  aWorker(handlers)
  await pause(150)
  expect(done).toEqual([])
  await until(() => done.length === 1)
})

test('a job of a failed transaction does not exist', async () => {
  const queue = jobQueue(database)
  await expect(
    database.tx(async () => {
      await queue.add('mail.reset', { userId: 'u' })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await rows()).toEqual([])
})

test('a job of a transaction starts after the commit', async () => {
  const done: string[] = []
  const queue = aWorker({ 'mail.reset': async ({ userId }) => void done.push(userId) })
  const adding = (userId: string, isKept: boolean) =>
    database.tx(async () => {
      await queue.add('mail.reset', { userId })
      await pause(150)
      expect(done).not.toContain(userId)
      if (!isKept) throw new Error('no')
    })
  await expect(adding('lost', false)).rejects.toThrow('no')
  await adding('kept', true)
  await until(() => done.includes('kept'))
  expect(done).toEqual(['kept'])
})

test('a handler runs outside the transaction that added its job, with transactions of its own', async () => {
  const left = async () => (await database.db().selectFrom('prompts').select('id').where('id', '=', 'half').execute()).length
  let runs = 0
  const queue = aWorker({
    async 'mail.reset'() {
      runs++
      await database.tx(async () => {
        await database.db().insertInto('prompts').values({ id: 'half', text: 'half', position: 1 }).execute()
        throw new Error('no')
      })
    },
  })
  await database.tx(() => queue.add('mail.reset', { userId: 'u' }))
  await until(() => runs === 1)
  await until(async () => (await rows())[0]?.last_error === 'Error')
  expect(await left()).toBe(0)
})

test('a job with a key is pending once and takes the newest time', async () => {
  const queue = jobQueue(database)
  const later = new Date(Date.now() + 60_000)
  await queue.add('mail.reset', { userId: 'u' }, { dedupeKey: 'k' })
  await queue.add('mail.reset', { userId: 'u' }, { dedupeKey: 'k', runAt: later })
  expect((await rows()).map((row) => row.run_at)).toEqual([later])
  await queue.cancel('k')
  expect(await rows()).toEqual([])
})

test('a job that is added again while it runs, runs again', async () => {
  let runs = 0
  const queue = aWorker({
    async 'mail.reset'() {
      runs++
      if (runs === 1) await queue.add('mail.reset', { userId: 'u' }, { dedupeKey: 'k', runAt: new Date(Date.now() + 100) })
    },
  })
  await queue.add('mail.reset', { userId: 'u' }, { dedupeKey: 'k' })
  await until(() => runs === 2)
  await until(async () => (await rows()).every((row) => row.done_at !== null))
  expect(await rows()).toHaveLength(1)
})

test('a failed job is retried later, and its stored reason contains nothing personal', async () => {
  let runs = 0
  const queue = aWorker({
    async 'mail.reset'() {
      runs++
      throw new TypeError('who@example.org refused')
    },
  })
  await queue.add('mail.reset', { userId: 'u' })
  await until(async () => (await rows())[0]?.last_error === 'TypeError')
  const [job] = await rows()
  expect(job).toMatchObject({ attempts: 1, done_at: null, locked_until: null })
  expect((job?.run_at.getTime() ?? 0) - Date.now()).toBeGreaterThan(1_000)
  expect(runs).toBe(1)
})

test('a job that was given up gets new attempts when it is added again', async () => {
  const queue = jobQueue(database)
  await queue.add('mail.reset', { userId: 'u' }, { dedupeKey: 'k' })
  await database.db().updateTable('jobs').set({ attempts: 9 }).execute()
  let runs = 0
  const laterQueue = aWorker({ 'mail.reset': async () => void runs++ })
  await pause(150)
  expect(runs).toBe(0)
  await laterQueue.add('mail.reset', { userId: 'u' }, { dedupeKey: 'k' })
  await until(() => runs === 1)
})

test('a job of a killed process runs again when its lease ends', async () => {
  const queue = jobQueue(database)
  await queue.add('mail.reset', { userId: 'u' })
  await database
    .db()
    .updateTable('jobs')
    .set({ attempts: 1, locked_until: new Date(Date.now() + 300) })
    .execute()
  let runs = 0
  aWorker({ 'mail.reset': async () => void runs++ })
  await pause(100)
  expect(runs).toBe(0)
  await until(() => runs === 1)
})

test('a slow job does not delay other due jobs', async () => {
  const done: string[] = []
  const queue = jobQueue(database)
  await queue.add('mail.reset', { userId: 'u' })
  await queue.add('post.published', { postId: 'p' })
  aWorker({
    async 'mail.reset'() {
      await pause(400)
      done.push('mail')
    },
    'post.published': async () => void done.push('post'),
  })
  await until(() => done.length === 2)
  expect(done).toEqual(['post', 'mail'])
})

test('a slow job does not delay jobs that become due while it runs', async () => {
  const done: string[] = []
  const { promise: mailServer, resolve: answer } = Promise.withResolvers<void>()
  const queue = aWorker({
    async 'mail.reset'() {
      await mailServer
      done.push('mail')
    },
    'post.published': async () => void done.push('post'),
  })
  await queue.add('mail.reset', { userId: 'u' })
  await until(async () => (await rows())[0]?.attempts === 1)
  await queue.add('post.published', { postId: 'p' })
  await until(() => done.includes('post'))
  expect(done).toEqual(['post'])
  answer()
  await until(() => done.length === 2)
})

test('a class without free slots does not use those of another', async () => {
  const { promise: service, resolve: answer } = Promise.withResolvers<void>()
  const begun: string[] = []
  const queue = jobQueue(database)
  for (let i = 0; i < 12; i++) await queue.add('notifications.push', { userId: `u${i}` })
  aWorker({
    async 'notifications.push'() {
      begun.push('push')
      await service
    },
    'mail.reset': async () => void begun.push('mail'),
    'post.published': async () => void begun.push('post'),
    'notifications.mail': async () => void begun.push('digest'),
    'site.cleanup': async () => void begun.push('cleanup'),
  })
  await until(() => begun.length === 3)
  await queue.add('mail.reset', { userId: 'u' })
  await queue.add('post.published', { postId: 'p' })
  await queue.add('notifications.mail', { userId: 'u' })
  await queue.add('site.cleanup', {})
  await until(() => begun.length === 7)
  expect(begun.toSorted()).toEqual(['cleanup', 'digest', 'mail', 'post', 'push', 'push', 'push'])
  answer()
  await until(() => begun.length === 16)
})

test('runs jobs that the previous release added by the former names of their kinds', async () => {
  const done: string[] = []
  aWorker({
    'post.analyze': async ({ postId }) => void done.push(postId),
    'site.cleanup': async () => void done.push('cleanup'),
  })
  for (const [kind, payload] of [
    ['analysis.look', { postId: 'p' }],
    ['house.tidy', {}],
  ] as const) {
    await database
      .db()
      .insertInto('jobs')
      .values({ kind, payload: JSON.stringify(payload), max_attempts: 3 })
      .execute()
  }
  await until(() => done.length === 2)
  expect(done.toSorted()).toEqual(['cleanup', 'p'])
})

test('stopping waits for running jobs', async () => {
  let isDone = false
  const queue = jobQueue(database)
  const worker = startWorker({
    database,
    queue,
    log,
    handlers: {
      async 'mail.reset'() {
        await pause(200)
        isDone = true
      },
    },
  })
  await queue.add('mail.reset', { userId: 'u' })
  await until(async () => (await rows())[0]?.attempts === 1)
  await worker.stop()
  expect(isDone).toBe(true)
  expect((await rows())[0]?.done_at).not.toBeNull()
})

test('a job that fails because of the shutdown loses no attempt and logs nothing', async () => {
  const lines: string[] = []
  const hasBegun = Promise.withResolvers<void>()
  const isClosing = Promise.withResolvers<void>()
  const handlers: JobHandlers = {
    async 'mail.verify'() {
      hasBegun.resolve()
      await isClosing.promise
      throw new Error('What it needed went first')
    },
  }
  const queue = jobQueue(database)
  const tracing = pino({ level: 'trace' }, { write: (line) => void lines.push(line) })
  const worker = startWorker({ database, queue, handlers, log: tracing, pollMs: 50 })
  await queue.add('mail.verify', { userId: 'u' })
  await hasBegun.promise
  const stopped = worker.stop()
  isClosing.resolve()
  await stopped
  expect(await rows()).toMatchObject([{ attempts: 0, locked_until: null, done_at: null, last_error: null }])
  expect(lines).toEqual([])
})

test('cleanup runs every task, also after one that fails, and again in an hour', async () => {
  const done: string[] = []
  const queue = jobQueue(database)
  const now = new Date()
  const cleanup = cleanupJob({
    queue,
    log,
    now: () => now,
    tasks: [
      async () => {
        throw new Error('no')
      },
      async () => void done.push('second'),
    ],
  })
  await cleanup()
  await cleanup()
  expect(done).toEqual(['second', 'second'])
  expect((await rows()).map(({ kind, run_at }) => [kind, run_at])).toEqual([
    ['site.cleanup', new Date(now.getTime() + 3_600_000)],
  ])
})

test('done and given-up jobs are deleted after a week, pending ones never', async () => {
  const queue = jobQueue(database)
  const old = sql<Date>`now() - interval '8 days'`
  for (const userId of ['done', 'given-up', 'waiting', 'fresh']) await queue.add('mail.reset', { userId })
  const set = (userId: string) => database.db().updateTable('jobs').where(sql<boolean>`payload->>'userId' = ${userId}`)
  await set('done').set({ done_at: old }).execute()
  await set('given-up').set({ run_at: old, attempts: 9 }).execute()
  await set('waiting').set({ run_at: old }).execute()
  await set('fresh').set({ done_at: new Date() }).execute()
  await deleteFinishedJobs(database)
  expect((await rows()).map((row) => (row.payload as { userId: string }).userId)).toEqual(['waiting', 'fresh'])
})

test('a job of a transaction that was rolled back never runs, even if it existed for a while', async () => {
  const done: string[] = []
  const queue = aWorker({ 'mail.verify': async ({ userId }) => void done.push(userId) })
  const work = database.tx(async () => {
    await queue.add('mail.verify', { userId: 'nobody' })
    await pause(200)
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  await queue.add('mail.verify', { userId: 'somebody' })
  await until(() => done.length > 0)
  expect(done).toEqual(['somebody'])
})
