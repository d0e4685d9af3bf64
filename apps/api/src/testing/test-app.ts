import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { type AuthResponse, authApi, type Endpoint, type EndpointOutput, endpointPath } from '@worrystone/contracts'
import { sql } from 'kysely'
import pino from 'pino'
import { inject } from 'vitest'
import { type AppOptions, buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../db/db.ts'
import { openRateStores } from '../http/rate-stores.ts'
import { jobQueue } from '../jobs/queue.ts'
import { analysisThread } from '../modules/analysis/index.ts'
import { readCatalogue } from '../modules/catalogue/index.ts'
import { noClassifier } from '../modules/screening/index.ts'
import type { Email } from '../ports/email.ts'
import { seedCatalogue } from '../seed/catalogue.ts'
import { signedIn } from './signed-in.ts'
import { testDatabase } from './test-database.ts'

let sharedDatabase: Promise<Database> | undefined

/** The worker's database with its catalogue: shared by all test files of the worker, so each test creates its own users. */
const workerDatabase = () => {
  sharedDatabase ??= testDatabase().then(async (database) => {
    await seedCatalogue(database)
    return database
  })
  return sharedDatabase
}

/** Starting a thread for each app would load the models again. It ends with the worker. */
const sharedThread = { ...analysisThread({}), close: async () => {} }

const aFolder = () => mkdtempSync(join(inject('testFolder'), 'app-'))

type TestAppOptions = { environment?: Record<string, string>; now?: () => Date; deps?: Partial<AppOptions> }

/** The real app on a real database, without a port. `emails` contains the sent emails; `runJobs` runs the due jobs. */
export async function testApp({ environment = {}, now = () => new Date(), deps: replacements = {} }: TestAppOptions = {}) {
  const database = replacements.database ?? (await workerDatabase())
  const config = readConfig({
    NODE_ENV: 'test',
    RATE_LIMIT_SCALE: '1000',
    LOG_LEVEL: 'silent',
    // A machine with many parallel tests is late all the time.
    BUSY_AFTER: '0',
    DATA_DIR: aFolder(),
    ...environment,
  })
  const emails: Email[] = []
  const deps: AppOptions = {
    config,
    database,
    catalogue: readCatalogue(join(config.dataDir, 'catalogue')),
    queue: jobQueue(database),
    mail: { send: async (email) => void emails.push(email), close: () => {} },
    rateStores: await openRateStores(config, database),
    secret: 'a secret for tests only, long enough to sign',
    publicUrl: () => 'https://worrystone.test',
    now,
    log: pino({ level: config.logLevel }),
    // None: packing the real ones takes seconds per app, and tests create their own.
    builds: aFolder(),
    // Loading the sentence embedding takes a second per app; tests of the heads pass the real ones.
    classify: noClassifier,
    // A safe hash takes as much CPU time as a dozen requests.
    passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
    ...(config.analysis.modelPath === undefined && { thread: sharedThread }),
    ...replacements,
  }
  const { server, jobs } = await buildApp(deps)
  await server.ready()

  /** Makes one call as `as` (an access token; none for a visitor). The response's body is typed by the endpoint. */
  async function call<E extends Endpoint>(endpoint: E, input: CallInput = {}) {
    const { body, as, headers = {} } = input
    const response = await server.inject({
      method: endpoint.method,
      url: `/api${endpointPath(endpoint, input)}`,
      ...(body !== undefined && { payload: body as object }),
      headers: { ...headers, ...(as && { authorization: `Bearer ${as}` }) },
    })
    const json = response.json() as {
      data: EndpointOutput<E>
      error: { code: string; message: string; details?: { path: string; message: string }[] }
    }
    return { status: response.statusCode, headers: response.headers, ...json }
  }

  /** A new user with a unique name. `token` is their access token. */
  async function aMember(overrides: { verified?: boolean; username?: string; language?: string } = {}) {
    const username = overrides.username ?? `p_${randomUUID().replaceAll('-', '').slice(0, 20)}`
    const email = `${username.toLowerCase()}@example.org`
    // The shorter, the less it takes to judge it: half of what a longer one does.
    const password = 'Moss-Fern-8'
    const response = await server.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: { email, username, password },
      headers: { 'accept-language': overrides.language ?? 'en' },
    })
    const { data } = response.json() as { data: AuthResponse }
    if (overrides.verified) {
      await database.db().updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', data.user.id).execute()
    }
    return { id: data.user.id, email, username, password, token: data.token, refreshToken: data.refreshToken, user: data.user }
  }

  /** Sets a user's role and returns a new access token with it. */
  async function promoted<M extends { id: string; email: string; password: string; token: string }>(
    member: M,
    role: 'moderator' | 'admin' = 'moderator',
  ): Promise<M> {
    await database.db().updateTable('users').set({ role }).where('id', '=', member.id).execute()
    const { data } = await call(authApi.login, { body: { email: member.email, password: member.password } })
    return { ...member, token: signedIn(data).token }
  }

  /** Runs the handler of every due job of `kind`, oldest first. */
  async function runJobs(kind: keyof typeof jobs) {
    const due = await database
      .db()
      .selectFrom('jobs')
      .selectAll()
      .where('kind', '=', kind)
      .where('done_at', 'is', null)
      // The database's clock, which is finer than JavaScript's: a job added in this millisecond is due.
      .where('run_at', '<=', sql<Date>`now()`)
      .orderBy('id')
      .execute()
    for (const job of due) {
      await (jobs[kind] as ((payload: unknown) => Promise<void>) | undefined)?.(job.payload)
      await database.db().updateTable('jobs').set({ done_at: new Date() }).where('id', '=', job.id).execute()
    }
  }

  return { server, database, deps, jobs, emails, call, aMember, promoted, runJobs }
}

type CallInput = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  as?: string | undefined
  headers?: Record<string, string>
}
