import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Queue } from '../../jobs/queue.ts'
import { openStorage } from '../../ports/storage.ts'
import { userStore } from '../users/index.ts'
import { registryChanges } from './changes.ts'
import { compatibilityChecker } from './compatibility.ts'
import { explainer } from './explain.ts'
import { buildFiles } from './files.ts'
import { healthRoutes, registryHealth } from './health/index.ts'
import { registryMembers } from './members.ts'
import { operatorRoutes } from './operator-routes.ts'
import { registryOperators } from './operators.ts'
import { buildPublisher } from './publish.ts'
import { registryRoutes } from './routes.ts'
import { registryService } from './service.ts'
import { readShellBuild, shellList } from './shells.ts'
import { registrySigner } from './signing.ts'
import { snapshotFile } from './snapshot-file.ts'
import { statusReader } from './status.ts'
import { registryStore } from './store.ts'
import { teamTokens } from './tokens.ts'
import { uploadRoutes } from './upload.ts'

export { readShellBuild } from './shells.ts'
export { registrySigner } from './signing.ts'

export type Registry = ReturnType<typeof registryModule>

type Options = Pick<Deps, 'database' | 'now' | 'log'> & {
  config: Pick<Config, 'dataDir' | 's3'> & Partial<Pick<Config, 'compression'>>
  queue: Pick<Queue, 'add'>
  /** The seed of the snapshot's signing key. */
  secret: string
  isFreshSignIn: (viewer: Viewer) => Promise<boolean>
}

const APPS = resolve(import.meta.dirname, '../../../..')

/** Publishes builds, stores the records, serves the snapshot. `apps`: the folder of the builds beside this server. */
export function registryModule({ config, database, queue, secret, now, log, isFreshSignIn }: Options, apps = APPS) {
  const storage = openStorage(config)
  const users = userStore(database)
  const store = registryStore(database)
  const members = registryMembers(database, users)
  const tokens = teamTokens(database, now)
  const files = buildFiles({ root: join(config.dataDir, 'remotes'), compression: config.compression, storage, log })
  const shells = shellList({ database, now, log })
  const compatibility = compatibilityChecker({ store, shells })
  const signer = registrySigner(secret)
  const storedSnapshot = snapshotFile({ dataDir: config.dataDir, signer, log })
  const service = registryService({ store, members, files, signer, storedSnapshot, now })
  const changes = registryChanges({ database, store, members, findProblems: compatibility.against, now, onChange })
  const health = registryHealth({ database, records: store, changes, queue, now, log })
  const publisher = buildPublisher({ store, changes, files, shells, compatibility, log })
  const operators = registryOperators({ users, tokens, store, isFreshSignIn })
  const status = statusReader({ store, members, health, now })
  const explain = explainer({ users, members, snapshot: service.snapshot })

  function onChange(remote: string) {
    service.invalidate()
    void health.plan(remote)
  }

  async function deleteOld() {
    await service.deleteOld()
    await shells.deleteOld()
    await health.deleteOld()
  }

  return {
    ...service,
    /** The key that verifies snapshots. */
    publicKey: signer.publicKey,
    publishFolder: publisher.publishFolder,
    jobs: health.jobs,
    // The second restores a job that was given up while the database was unavailable.
    cleanupTasks: [deleteOld, () => health.plan()],

    /** The routes of operators and pipelines, below `/api`. */
    async api(app: FastifyInstance) {
      await app.register(operatorRoutes({ store, changes, status, operators, tokens, explain }))
      await app.register(healthRoutes(health, operators))
      await app.register(uploadRoutes({ operators, publisher, files }))
    },

    /**
     * Publishes the builds beside this server and creates the first snapshot, before the server listens. Not part of `routes`: Fastify
     * gives a plugin ten seconds, which remote storage or many builds may exceed.
     */
    async start() {
      files.deleteDrafts()
      const ownShell = readShellBuild(join(apps, 'shell/dist'))
      if (ownShell) await shells.start(ownShell)
      await publisher.publishAll(apps, ownShell)
      await deleteOld().catch((thrown) => log.warn({ code: (thrown as { code?: unknown }).code }, 'old builds were not deleted'))
      // The first visitor does not have to wait for it. Without a database there is none, or the one from the file.
      await service.signed().catch(() => {})
      await health.plan()
    },

    /** The routes of pages, at the root of the site. */
    async routes(app: FastifyInstance) {
      app.addHook('onClose', async () => {
        shells.stop()
        storage.close()
      })
      await app.register(registryRoutes(service, signer))
    },
  }
}
