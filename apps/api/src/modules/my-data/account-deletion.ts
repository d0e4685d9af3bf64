import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../http/viewer.ts'
import { deleteJobsMentioning } from '../../jobs/delete-jobs-mentioning.ts'
import { RETENTION } from '../../retention.ts'
import { eraseComments } from '../comments/index.ts'
import { meTooStore } from '../me-too/index.ts'
import { eraseCases } from '../moderation/index.ts'
import { supportStore } from '../support/index.ts'
import type { UserStore } from '../users/index.ts'
import type { Receipts } from './receipts.ts'

const UNDO_MS = RETENTION.undoDeletion * 24 * 60 * 60_000

type Options = Pick<Deps, 'database' | 'now' | 'log'> & {
  users: UserStore
  /** Throws unless it is the user's password. */
  confirmPassword: (viewer: Viewer, password: string) => Promise<void>
  endSessions: (userId: string, reason: 'leaving') => Promise<void>
  /** Effects that take place when the deletion is requested; joins the transaction. */
  onDeletionRequest: (userId: string) => Promise<void>
  /** Delete the files of a user, each module its own. */
  deleteFiles: ((userId: string) => Promise<void>)[]
  receipts: Pick<Receipts, 'newNumber' | 'issue'>
}
export type AccountDeletion = ReturnType<typeof accountDeletionService>

/** The deletion of an account: hidden at once, deleted when the time to undo it is over. */
export function accountDeletionService(options: Options) {
  const { database, users, confirmPassword, endSessions, onDeletionRequest, deleteFiles, receipts, now, log } = options

  async function erase(userId: string) {
    // Files first: if this fails, the account still exists and the job is repeated.
    for (const deleteModuleFiles of deleteFiles) await deleteModuleFiles(userId)
    await database.tx(async () => {
      // The deletion may have been undone at this moment.
      const user = await users.lock(userId)
      if (!user?.leaves_at || user.leaves_at > now()) return
      await receipts.issue(user, new Date(user.leaves_at.getTime() - UNDO_MS))
      // Rows and counts that others share; foreign keys delete the rest with the account.
      await supportStore(database).erase(userId)
      await meTooStore(database).erase(userId)
      await eraseComments(database, userId)
      await eraseCases(database, userId)
      await deleteJobsMentioning(database, userId)
      await users.remove(userId)
    })
  }

  return {
    async begin(viewer: Viewer, password: string): Promise<{ leavesAt: Date; receiptNumber: string }> {
      await confirmPassword(viewer, password)
      const leavesAt = new Date(now().getTime() + UNDO_MS)
      const receiptNumber = receipts.newNumber()
      await database.tx(async () => {
        await users.setLeaving(viewer.userId, { at: leavesAt, receiptNumber })
        await endSessions(viewer.userId, 'leaving')
        await onDeletionRequest(viewer.userId)
      })
      return { leavesAt, receiptNumber }
    },

    /** A cleanup task: deletes every account that is due. A failure does not affect the others. */
    async eraseDue() {
      for (const userId of await users.leavingBefore(now())) {
        try {
          await erase(userId)
        } catch (thrown) {
          log.warn({ code: (thrown as { code?: unknown }).code }, 'an account was not erased')
        }
      }
    },
  }
}
