import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/db.ts'
import type { Storage } from '../../ports/storage.ts'
import { userStore } from '../users/index.ts'
import { drawingFiles } from './drawings.ts'
import { pictureFiles } from './files.ts'
import { pictureRoutes } from './routes.ts'
import { pictureService } from './service.ts'

/** Profile pictures: received, re-encoded and stored in several sizes, or one of the drawings. `files` serves them at the root of the site. */
export function picturesModule({ database, storage }: { database: Database; storage: Storage }) {
  const users = userStore(database)
  const pictures = pictureService({ database, storage, users })
  return {
    routes: pictureRoutes({ pictures, users }),
    files: async (app: FastifyInstance) => {
      await app.register(pictureFiles(storage))
      await app.register(drawingFiles())
    },
    /** The stored file of a person's picture, for their archive. */
    largest: pictures.largest,
    /** Deletes every file of a person. */
    deleteAll: pictures.deleteAll,
  }
}
