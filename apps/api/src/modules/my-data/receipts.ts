import { randomBytes } from 'node:crypto'
import { type DeletionReceipt, type EndpointOutput, type myDataApi, RECEIPT_DAYS } from '@worrystone/contracts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { signer } from '../../signing.ts'
import type { UserRow, UserStore } from '../users/index.ts'
import { countRemoved } from './count-removed.ts'
import { receiptStore } from './receipt-store.ts'

const NUMBER_BYTES = 16
const DAY = 24 * 60 * 60_000

type Options = Pick<Deps, 'database' | 'secret' | 'publicUrl' | 'now'> & { users: Pick<UserStore, 'byReceiptNumber'> }
export type Receipts = ReturnType<typeof receiptService>

/** Receipts of deleted accounts: signed, without a name, and found only by their number. */
export function receiptService({ database, secret, publicUrl, users, now }: Options) {
  const store = receiptStore(database)
  const { publicKey, signed } = signer(secret, 'worrystone deletion receipt')

  return {
    publicKey,

    /** Random: four groups of eight hexadecimal digits. */
    newNumber: () =>
      randomBytes(NUMBER_BYTES)
        .toString('hex')
        .replace(/.{8}(?=.)/g, '$&-'),

    /** Counts what the account holds. Joins the transaction that deletes it, before anything is deleted. */
    async issue(user: UserRow, requestedAt: Date) {
      // Accounts that were leaving before there were receipts have no number.
      if (user.receipt_number === null) return
      const receipt: DeletionReceipt = {
        kind: 'worrystone-deletion-receipt',
        version: 1,
        site: publicUrl(),
        number: user.receipt_number,
        requestedAt: requestedAt.toISOString(),
        erasedAt: now().toISOString(),
        removed: await countRemoved(database, { id: user.id, hasPicture: user.avatar_url !== null }),
      }
      await store.add({ number: receipt.number, signed: signed(receipt), created_at: now() })
    },

    async read(givenNumber: string): Promise<EndpointOutput<typeof myDataApi.receipt>> {
      const number = givenNumber.toLowerCase()
      const receipt = await store.find(number)
      if (receipt) return { state: 'issued', signed: receipt.signed }
      const user = await users.byReceiptNumber(number)
      if (user?.leaves_at) return { state: 'waiting', leavesAt: user.leaves_at.toISOString() }
      throw new AppError(
        'NOT_FOUND',
        'There is no receipt with this number: it is mistyped, the account was taken back, or the receipt is older than a year',
      )
    },

    /** A cleanup task. */
    deleteExpired: () => store.deleteBefore(new Date(now().getTime() - RECEIPT_DAYS * DAY)),
  }
}
