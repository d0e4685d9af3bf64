import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { v7 as uuid } from 'uuid'
import type { Config } from './config.ts'
import type { Database } from './db/db.ts'
import { answerErrors } from './http/errors.ts'
import { readViewer } from './http/access-token.ts'
import { openApi } from './http/openapi.ts'
import { protect } from './http/protect.ts'
import { type RateStores, rateLimits } from './http/rate-limit.ts'
import type { JobHandlers } from './jobs/worker.ts'
import type { Queue } from './jobs/queue.ts'
import { authModule } from './modules/auth/index.ts'
import { followsModule } from './modules/follows/index.ts'
import { healthModule } from './modules/health/index.ts'
import { languagesModule } from './modules/languages/index.ts'
import { postsModule } from './modules/posts/index.ts'
import { registryModule } from './modules/registry/index.ts'
import { siteModule } from './modules/site/index.ts'
import { usersModule } from './modules/users/index.ts'
import type { Mail } from './ports/mail.ts'

/** Everything a room may need from outside itself. */
export type Deps = {
  config: Config
  database: Database
  queue: Queue
  mail: Mail
  rateStores: RateStores
  /** Key of the access tokens and of the refresh tokens' succession. */
  secret: string
  /** Where people reach the site, without a slash at the end: what links in mails begin with. */
  publicUrl: () => string
  now: () => Date
  log: FastifyBaseLogger
}

export type App = { server: FastifyInstance; jobs: JobHandlers }

/** The composition root: everything the API is made of, in reading order. */
export async function buildApp(deps: Deps): Promise<App> {
  const { config, log } = deps
  const server = Fastify({
    loggerInstance: log,
    genReqId: () => uuid(),
    requestIdHeader: false,
    trustProxy: config.trustProxy === 0 ? false : (_address, hop) => hop < config.trustProxy,
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    disableRequestLogging: true,
    routerOptions: { maxParamLength: 300 },
  })
  server.setValidatorCompiler(validatorCompiler)
  server.setSerializerCompiler(serializerCompiler)
  answerErrors(server)

  await server.register(protect, deps)
  await server.register(readViewer, deps)
  await server.register(rateLimits, deps)
  await server.register(openApi, { prefix: '/api' })

  const auth = authModule(deps)
  const posts = postsModule(deps)
  const registry = registryModule(deps)

  await server.register(
    async (api) => {
      await api.register(healthModule(deps))
      await api.register(auth.routes)
      await api.register(usersModule(deps))
      await api.register(languagesModule(deps))
      await api.register(followsModule(deps))
      await api.register(posts.routes)
    },
    { prefix: '/api' },
  )
  await server.register(registry.routes)
  await server.register(siteModule(deps, registry))

  return { server, jobs: { ...auth.jobs, ...posts.jobs, 'house.tidy': async () => {} } }
}
