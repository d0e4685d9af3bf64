import type { Database } from '../../db/db.ts'
import type { Storage } from '../../ports/storage.ts'
import { userStore } from '../users/index.ts'
import { pictureFiles } from './files.ts'
import { pictureRoutes } from './routes.ts'
import { pictureService } from './service.ts'

/** People's pictures: taken in, made safe, kept in a few sizes. `files` serves them at the root of the site. */
export function picturesModule({ database, storage }: { database: Database; storage: Storage }) {
  const users = userStore(database)
  const pictures = pictureService({ database, storage, users })
  return {
    routes: pictureRoutes({ pictures, users }),
    files: pictureFiles(storage),
    /** The file of somebody's picture as it is kept, for their archive. */
    largest: pictures.largest,
    /** Every file of a person. */
    forget: pictures.forget,
  }
}
