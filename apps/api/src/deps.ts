import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './db/db.ts'
import type { RateStores } from './http/rate-stores.ts'
import type { Queue } from './jobs/queue.ts'
import type { Catalogue } from './modules/catalogue/index.ts'
import type { EmailTransport } from './ports/email.ts'

/** What the composition root passes to every module. */
export type Deps = {
  config: Config
  database: Database
  catalogue: Catalogue
  queue: Queue
  mail: EmailTransport
  rateStores: RateStores
  /** Signs access tokens and derives the successors of refresh tokens. */
  secret: string
  /** The site's address without a trailing slash: links in emails begin with it. */
  publicUrl: () => string
  now: () => Date
  log: FastifyBaseLogger
}
