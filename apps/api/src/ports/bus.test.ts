import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Database } from '../db/db.ts'
import { testDatabase } from '../testing/test-database.ts'
import { type Bus, databaseBus, type Topic } from './bus.ts'

const opened: { close(): Promise<unknown> }[] = []
afterAll(async () => {
  for (const thing of opened.reverse()) await thing.close()
})
async function aDatabase() {
  const database = await testDatabase()
  opened.push(database)
  return database
}

function aBus(database: Database) {
  const bus = databaseBus(database, { log: { warn: () => {} } })
  opened.push(bus)
  return bus
}

/** Waits until the connection is open, which happens in the background. */
async function aListener(bus: Bus, topic: Topic) {
  const received: (string[] | '*')[] = []
  const missed: Date[] = []
  let isReady = false
  const stop = bus.listen(topic, {
    onSignal(ids) {
      if (ids[0] === 'ready') isReady = true
      else received.push(ids)
    },
    onMissed: (since) => missed.push(since),
  })
  await until(async () => {
    await bus.publish(topic, ['ready'])
    return isReady
  })
  return { received, missed, stop }
}

async function until(isTrue: () => Promise<boolean> | boolean) {
  for (let i = 0; i < 200; i++) {
    if (await isTrue()) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error('it never came to that')
}

test('every process on the database receives what is published, after the commit, for its topics only', async () => {
  const database = await aDatabase()
  const [one, two] = [aBus(database), aBus(database)]
  const [first, second] = [await aListener(one, 'notices'), await aListener(two, 'notices')]
  await database
    .tx(async () => {
      await one.publish('notices', ['never'])
      throw new Error('taken back')
    })
    .catch(() => {})
  await two.publish('sessions', ['other'])
  await database.tx(async () => {
    await one.publish('notices', ['a', 'b'])
    // The same signal again, in the same transaction.
    await one.publish('notices', ['a', 'b'])
    expect(second.received).toEqual([])
  })
  await until(() => first.received.length > 0 && second.received.length > 0)
  await new Promise((done) => setTimeout(done, 100))
  expect(first.received).toEqual([['a', 'b']])
  expect(second.received).toEqual([['a', 'b']])

  first.stop()
  await one.publish(
    'notices',
    Array.from({ length: 500 }, (_, i) => `person-${i}`),
  )
  await until(() => second.received.length === 2)
  expect(second.received[1]).toBe('*')
  expect(first.received).toHaveLength(1)
})

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'a broken connection is opened again, and reports since when signals may be missing',
  async () => {
    const database = await aDatabase()
    const bus = aBus(database)
    const { received, missed } = await aListener(bus, 'notices')
    const cutAt = new Date()
    missed.length = 0
    for (let i = 0; i < 2; i++) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'worrystone-bus' and datname = current_database()`.execute(database.db())
      await until(() => missed.length > i)
      expect(missed[i]?.getTime()).toBeLessThan(cutAt.getTime())
    }
    await bus.publish('notices', ['back'])
    await until(() => received.length > 0)
    expect(received).toEqual([['back']])
  },
)
