import { authApi, followsApi, notificationsApi } from '@worrystone/contracts'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/db.ts'
import { startWorker } from '../../jobs/worker.ts'
import { seedCatalogue } from '../../seed/catalogue.ts'
import { pushEndpoint } from '../../testing/push-endpoint.ts'
import { tarpit } from '../../testing/tarpit.ts'
import { testApp } from '../../testing/test-app.ts'
import { testDatabase } from '../../testing/test-database.ts'

/** More than the worker runs at a time. */
const SUBSCRIBERS = 12

// A separate database: a worker runs every due job, also those of other tests.
let database: Database
let app: Awaited<ReturnType<typeof testApp>>
let browser: Awaited<ReturnType<typeof pushEndpoint>>
let hanging: Awaited<ReturnType<typeof tarpit>>
let worker: ReturnType<typeof startWorker> | undefined
beforeAll(async () => {
  database = await testDatabase()
  await seedCatalogue(database)
  app = await testApp({ environment: { PUSH_LOCAL: 'on' }, deps: { database } })
  browser = await pushEndpoint()
  hanging = await tarpit()
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
})
afterAll(async () => {
  await hanging.close()
  await browser.close()
  await app.server.close()
  await database.close()
})

async function aSubscriber(endpoint: string) {
  const reader = await app.aMember({ verified: true })
  await app.call(notificationsApi.update, { as: reader.token, body: { quietHoursStart: '00:00', quietHoursEnd: '00:00' } })
  const { keys } = browser.subscription()
  expect((await app.call(notificationsApi.subscribe, { as: reader.token, body: { endpoint, keys } })).status).toBe(200)
  const follower = await app.aMember()
  await app.call(followsApi.follow, { as: follower.token, params: { userId: reader.id } })
  return reader
}
const subscriptions = ({ id }: { id: string }) =>
  database.db().selectFrom('push_subscriptions').select(['hangs']).where('user_id', '=', id).execute()
const pushJob = ({ id }: { id: string }) => app.jobs['notifications.push']?.({ userId: id })

test('push services that hang do not delay mail', async () => {
  for (let i = 0; i < SUBSCRIBERS; i++) await aSubscriber(`${hanging.origin}/${i}`)
  const { email } = await app.aMember({ verified: true })
  // Mails of the registration do not count.
  await database.db().deleteFrom('jobs').where('kind', '!=', 'notifications.push').execute()
  await database
    .db()
    .updateTable('jobs')
    .set({ run_at: new Date(Date.now() - 60_000) })
    .execute()
  worker = startWorker({ database, queue: app.deps.queue, handlers: app.jobs, log: pino({ level: 'silent' }) })
  await expect.poll(hanging.openConnections).toBeGreaterThan(2)

  await app.call(authApi.forgotPassword, { body: { email } })
  await expect.poll(() => app.emails.some(({ to }) => to === email), { timeout: 1_500 }).toBe(true)
  expect(hanging.openConnections()).toBe(3)
}, 40_000)

test('a subscription that times out three times in a row is deleted', async () => {
  const reader = await aSubscriber(`${hanging.origin}/three`)
  for (const hangs of [1, 2]) {
    const begun = Date.now()
    await expect(pushJob(reader)).rejects.toThrow('The push service did not answer in time')
    expect(Date.now() - begun).toBeLessThan(4_500)
    expect(await subscriptions(reader)).toEqual([{ hangs }])
  }
  await pushJob(reader)
  expect(await subscriptions(reader)).toEqual([])
})

test('any response resets the count of timeouts, also an error', async () => {
  for (const status of [201, 503]) {
    browser.respondWith(status)
    const reader = await aSubscriber(browser.subscription(`answers-${status}`).endpoint)
    await database.db().updateTable('push_subscriptions').set({ hangs: 2 }).where('user_id', '=', reader.id).execute()
    await Promise.allSettled([pushJob(reader)])
    expect(await subscriptions(reader)).toEqual([{ hangs: 0 }])
  }
})
