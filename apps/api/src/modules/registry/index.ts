import { join, resolve } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/db.ts'
import { buildFiles } from './files.ts'
import { registryRoutes } from './routes.ts'
import { type RegistryService, registryService } from './service.ts'
import { registryStore } from './store.ts'

export type Registry = RegistryService & { routes: (app: FastifyInstance) => Promise<void> }

type Needs = { config: Pick<Config, 'dataDir'>; database: Database; now: () => Date; log: FastifyBaseLogger }

const APPS = resolve(import.meta.dirname, '../../../..')

/** Publishes what was built beside this server, keeps the records, serves the builds. `apps`: where the built remotes are. */
export function registryModule({ config, database, now, log }: Needs, apps = APPS): Registry {
  const service = registryService({
    store: registryStore(database),
    files: buildFiles(join(config.dataDir, 'remotes')),
    now,
    log,
  })
  const routes = registryRoutes(service)
  return {
    ...service,
    async routes(app) {
      await service.publishAll(apps)
      await routes(app)
    },
  }
}
