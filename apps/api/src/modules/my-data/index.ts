import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { JobHandlers } from '../../jobs/worker.ts'
import type { Storage } from '../../ports/storage.ts'
import { userStore } from '../users/index.ts'
import { accountDeletionService } from './account-deletion.ts'
import { archiveService } from './archive.ts'
import { receiptService } from './receipts.ts'
import { myDataRoutes } from './routes.ts'
import { archiveStore } from './store.ts'

type Options = Pick<Deps, 'database' | 'queue' | 'secret' | 'publicUrl' | 'now' | 'log'> & {
  storage: Storage
  auth: {
    isFreshSignIn: (viewer: Viewer) => Promise<boolean>
    isSessionLive: (viewer: Pick<Viewer, 'userId' | 'sessionId'>) => Promise<boolean>
    confirmPassword: (viewer: Viewer, password: string) => Promise<void>
    endSessions: (userId: string, reason: 'leaving') => Promise<void>
  }
  cancelSubscriptions: (userId: string) => Promise<void>
  pictures: {
    largest: (url: string | null) => Promise<NodeJS.ReadableStream | undefined>
    deleteAll: (userId: string) => Promise<void>
  }
}

/** A user's data: its export, and the deletion of the account. */
export function myDataModule({ auth, pictures, cancelSubscriptions, ...deps }: Options) {
  const { database, now, log } = deps
  const users = userStore(database)
  const archives = archiveService({
    ...{ ...deps, users, store: archiveStore(database), pictureOf: pictures.largest },
    isSessionLive: auth.isSessionLive,
  })
  const receipts = receiptService({ ...deps, users })
  const deletion = accountDeletionService({
    ...auth,
    onDeletionRequest: cancelSubscriptions,
    database,
    users,
    deleteFiles: [pictures.deleteAll, archives.deleteAll],
    receipts,
    now,
    log,
  })
  const jobs: JobHandlers = { 'my-data.archive': ({ userId }) => archives.make(userId) }
  return {
    routes: myDataRoutes({ archives, deletion, receipts, isFreshSignIn: auth.isFreshSignIn }),
    jobs,
    cleanupTasks: [archives.deleteExpired, receipts.deleteExpired, deletion.eraseDue],
  }
}
