import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/db.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { userStore } from '../users/index.ts'
import { correctionStore } from './correction-store.ts'
import { directories } from './directories.ts'
import { resourceEditing } from './editing.ts'
import { editingRoutes } from './editing-routes.ts'
import { listRoutes } from './list-routes.ts'
import { listStore } from './list-store.ts'
import { reportStore } from './report-store.ts'
import { resourceRoutes } from './routes.ts'

type Options = { database: Database; catalogue: Catalogue; now: () => Date }

/** The directory of help: helplines and catalogue entries, reports and corrections, and members' own lists. */
export function resourcesModule(options: Options) {
  const reports = reportStore(options.database)
  const corrections = correctionStore(options.database)
  const parts = { ...options, reports, corrections, directories: directories({ ...options, corrections }) }
  return {
    async routes(app: FastifyInstance) {
      await app.register(resourceRoutes(parts))
      await app.register(editingRoutes({ ...parts, editing: resourceEditing(parts), users: userStore(options.database) }))
      await app.register(listRoutes({ ...parts, lists: listStore(options.database) }))
    },
    cleanupTasks: [() => reports.deleteClosed(options.now())],
  }
}
