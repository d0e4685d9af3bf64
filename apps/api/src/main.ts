import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pino from 'pino'
import { buildApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { type Database, openDatabase } from './db/db.ts'
import { FolderInUse, lockFolder } from './db/folder-lock.ts'
import { MigrationFailed } from './db/migrate.ts'
import type { Deps } from './deps.ts'
import { openRateStores } from './http/rate-stores.ts'
import { CLEANUP_KEY } from './jobs/cleanup.ts'
import { jobQueue } from './jobs/queue.ts'
import { startWorker } from './jobs/worker.ts'
import { readCatalogue } from './modules/catalogue/index.ts'
import { outboxTransport, smtpTransport } from './ports/email.ts'
import { restrictToOwner } from './restrict-to-owner.ts'
import { seedCatalogue } from './seed/catalogue.ts'
import { DEMO_SIGN_INS, seedDemo } from './seed/demo.ts'
import { seedWiderCommunity } from './seed/wider-community/wider-community.ts'
import { developmentSecret, prepareFolder, respondWhileStarting } from './start-up.ts'

/** Timeouts of the whole shutdown and of each of its parts, so that there is time left to close the database. */
const GRACE_MS = 4_000
const CLOSE_TIMEOUT_MS = 2_500

/** Resources to release at the end, in reverse order. */
const closers: (() => unknown)[] = []
let closing = false

// Emails, archives and pictures are readable by this account only.
process.umask(0o077)
try {
  await start(readConfig(process.env))
} catch (thrown) {
  console.error(messageFor(thrown))
  await close(1)
}

async function start(config: Config) {
  const folder = resolve(config.dataDir)
  prepareFolder(folder)
  closers.push(lockFolder(folder))
  // Before the database: an invalid catalogue item of the operator stops the start at once.
  const catalogue = readCatalogue(join(folder, 'catalogue'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => close(0))
  const stopResponding = await respondWhileStarting(config.port, config.host)
  closers.push(stopResponding)

  const log = pino(
    { level: config.logLevel, base: null, redact: ['req.headers.authorization', 'err.detail', 'err.parameters'] },
    pino.destination(2),
  )
  const database = openDatabase(
    config.databaseUrl === undefined
      ? { folder }
      : { url: config.databaseUrl, prepared: config.databasePrepared, poolSize: config.databasePool },
  )
  closers.push(() => database.close())
  print('Opening the database …')
  await waitForDatabase(database, config)
  await database.migrate()
  await seedCatalogue(database)
  // At this point, because the embedded database makes its files readable for all accounts, whatever the umask.
  const unrestrictedCount = await restrictToOwner(folder)
  if (unrestrictedCount > 0)
    print(`${unrestrictedCount} files in ${folder} may be read by other accounts: give them to the account that runs this.`)

  const mail = config.smtpUrl
    ? smtpTransport(config.smtpUrl, config.mailFrom)
    : outboxTransport(`${folder}/outbox`, config.mailFrom)
  closers.push(() => mail.close())
  const rateStores = await openRateStores(config, database)
  closers.push(() => rateStores.close())
  const queue = jobQueue(database)

  // What starts when the port is open already needs it.
  let address = config.publicUrl ?? `http://localhost:${config.port}`
  const deps: Deps = {
    config: { ...config, dataDir: folder },
    database,
    catalogue,
    queue,
    mail,
    rateStores,
    secret: config.authSecret ?? developmentSecret(folder),
    publicUrl: () => address,
    now: () => new Date(),
    log,
  }
  if (config.demo) {
    print('Inviting the demo people …')
    await seedDemo(deps)
    if (config.hasWiderCommunity) await seedWiderCommunity(deps)
  }

  print('Publishing the pages …')
  const { server, jobs } = await buildApp(deps)
  let worker: ReturnType<typeof startWorker> | undefined
  // In parallel, so that a hanging job does not use up the time of the requests.
  closers.push(() => Promise.all([server.close(), worker?.stop()]))
  await stopResponding()
  await server.listen({ port: config.port, host: config.host })
  const boundAddress = server.server.address()
  const port = typeof boundAddress === 'object' && boundAddress ? boundAddress.port : config.port
  address = config.publicUrl ?? `http://localhost:${port}`

  await queue.add('site.cleanup', {}, { dedupeKey: CLEANUP_KEY })
  worker = startWorker({ database, queue, handlers: jobs, log })
  announce({ address, config, folder })
}

async function waitForDatabase(database: Database, config: Config) {
  try {
    await database.ping(config.databaseUrl === undefined ? 60_000 : 8_000)
  } catch (thrown) {
    if (config.databaseUrl === undefined) {
      throw new ConfigError(
        `The embedded database in DATA_DIR could not be opened (${reasonOf(thrown)}): put a backup of that folder back, or choose another DATA_DIR.`,
      )
    }
    const { host, pathname } = URL.canParse(config.databaseUrl) ? new URL(config.databaseUrl) : { host: '?', pathname: '' }
    throw new ConfigError(
      `DATABASE_URL is unreachable (${host}${pathname}: ${reasonOf(thrown)}): start that PostgreSQL or correct the setting.`,
    )
  }
}

function announce({ address, config, folder }: { address: string; config: Config; folder: string }) {
  print('')
  print(`Worrystone is ready: ${address}`)
  print(`  API page   ${address}/api/docs`)
  if (config.demo) {
    print('  Sign in as')
    for (const { email, password, who } of DEMO_SIGN_INS) print(`    ${email}  ${password}  (${who})`)
  }
  print(config.smtpUrl ? '  Mails go to the SMTP server' : `  Mails go to ${folder}/outbox`)
  print(config.databaseUrl === undefined ? `  Data lives in ${folder}` : '  Data lives in the PostgreSQL of DATABASE_URL')
  print('  Ctrl-C ends it.')
}

async function close(code: number) {
  if (closing) return
  closing = true
  // A hanging request must not keep the process: it ends after the grace period.
  globalThis.setTimeout(() => process.exit(code), GRACE_MS).unref()
  for (const closer of closers.reverse()) {
    try {
      await Promise.race([closer(), setTimeout(CLOSE_TIMEOUT_MS)])
    } catch {
      // The next one must still run.
    }
  }
  process.exit(code)
}

function messageFor(thrown: unknown): string {
  if (thrown instanceof ConfigError || thrown instanceof FolderInUse || thrown instanceof MigrationFailed) return thrown.message
  const { code, port, syscall } = thrown as { code?: unknown; port?: unknown; syscall?: unknown }
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop the program that uses it or set PORT to another number.`
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be opened by this account: set PORT to a number above 1023.`
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && syscall === 'getaddrinfo'))
    return `HOST is no address of this machine (${code}): leave it out, or set it to 127.0.0.1 or 0.0.0.0.`
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
}

function reasonOf(thrown: unknown): string {
  const { code, message } = thrown as { code?: unknown; message?: unknown }
  return typeof code === 'string' ? code : String(message ?? 'no answer')
}

function print(line: string) {
  console.log(line)
}
