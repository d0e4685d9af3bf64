import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AppOptions, buildApp } from '@worrystone/api/app'
import { readCatalogue } from '@worrystone/api/catalogue'
import { readConfig } from '@worrystone/api/config'
import type { Database } from '@worrystone/api/database'
import { jobQueue } from '@worrystone/api/jobs'
import { openRateStores } from '@worrystone/api/rate-stores'
import { noClassifier } from '@worrystone/api/screening'
import pino from 'pino'

/** `get` returns the body of a GET as the attacker gets it, a premium member without any other right. */
export type AttackedProduct = { publish(at: Date): Promise<void>; get(path: string): Promise<string>; close(): Promise<void> }

/** The real app on a database, with a clock that `publish` moves. */
export async function attackedProduct(database: Database, overrides: Partial<AppOptions>): Promise<AttackedProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'worrystone-attack-'))
  const config = readConfig({
    NODE_ENV: 'test',
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'error',
    BUSY_AFTER: '0',
    DATA_DIR: folder,
  })
  let clock = new Date()
  const deps: AppOptions = {
    config,
    database,
    catalogue: readCatalogue(join(folder, 'catalogue')),
    queue: jobQueue(database),
    mail: { send: async () => {}, close: () => {} },
    rateStores: await openRateStores(config, database),
    secret: 'a secret of the attack only, long enough to sign',
    publicUrl: () => 'https://worrystone.test',
    now: () => clock,
    log: pino({ level: config.logLevel }),
    builds: folder,
    classify: noClassifier,
    ...overrides,
  }
  const { server, jobs } = await buildApp(deps)
  await server.ready()
  const reader = await createPremiumMember(database)
  const authorization = () => `Bearer ${server.signAccessToken({ ...reader, role: 'member' })}`

  return {
    async publish(at) {
      clock = at
      await jobs['analytics.publish']?.({})
    },
    async get(path) {
      const response = await server.inject({ url: `/api${path}`, headers: { authorization: authorization() } })
      if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}: ${response.body.slice(0, 300)}`)
      return response.body
    },
    async close() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function createPremiumMember(database: Database) {
  const [userId, sessionId] = [randomUUID(), randomUUID()]
  const email = `${userId}@attack.example`
  const name = `r${userId.replaceAll('-', '').slice(0, 20)}`
  await database
    .db()
    .insertInto('users')
    .values({ id: userId, email, email_key: email, username: name, username_key: name, password_hash: '', tier: 'premium' })
    .execute()
  await database.db().insertInto('sessions').values({ id: sessionId, user_id: userId }).execute()
  return { userId, sessionId }
}
