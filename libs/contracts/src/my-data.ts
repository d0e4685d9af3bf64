import * as z from '@worrystone/contracts/zod'
import { CurrentPassword } from './auth.ts'
import { Done, endpoint, Time } from './endpoint.ts'

/** `url` is set when the archive is ready, for 24 hours: anyone with the link may download it, so that a browser can. */
export const Archive = z.object({
  state: z.enum(['being-made', 'ready']),
  requestedAt: Time,
  bytes: z.nullable(z.number()),
  expiresAt: z.nullable(Time),
  url: z.nullable(z.string()),
})
export type Archive = z.infer<typeof Archive>

/** What a receipt counts. `comments`: removed, or emptied where others had answered. `other`: rows that only make the site work. */
export const RemovedKind = z.enum([
  'account',
  'picture',
  'worries',
  'comments',
  'stories',
  'support',
  'follows',
  'notifications',
  'wellness',
  'reports',
  'sign-ins',
  'payments',
  'other',
])
export type RemovedKind = z.infer<typeof RemovedKind>

/** What the server signs after an account was deleted. It names nobody: only who was given the number knows whose it was. */
export const DeletionReceipt = z.object({
  kind: z.literal('worrystone-deletion-receipt'),
  version: z.literal(1),
  /** The origin of the site. */
  site: z.string(),
  number: z.string(),
  requestedAt: Time,
  erasedAt: Time,
  removed: z.array(z.object({ what: RemovedKind, count: z.number() })),
})
export type DeletionReceipt = z.infer<typeof DeletionReceipt>

/** Four groups of eight hexadecimal digits. */
export const ReceiptNumber = z
  .string('Please enter the number of the receipt')
  .check(
    z.trim(),
    z.regex(/^[0-9a-f]{8}(-[0-9a-f]{8}){3}$/i, 'Please check the number: it has four groups of eight letters and digits'),
  )

/** How long a receipt can be fetched; whoever saved the file can verify it for ever. */
export const RECEIPT_DAYS = 365

const archive = z.object({ archive: z.nullable(Archive) })

export const myDataApi = {
  overview: endpoint.get('/my-data', {
    who: 'member',
    summary: 'The archive of the own data, if there is one',
    response: archive,
  }),
  createArchive: endpoint.post('/my-data/archive', {
    who: 'member',
    summary: 'Have an archive of all own data made; the one before goes',
    rate: 'mail',
    status: 202,
    response: archive,
  }),
  /** The number is in the body, so that it is in no address and no log. */
  receipt: endpoint.post('/my-data/receipt', {
    who: 'anyone',
    summary: 'The receipt of a deleted account by its number; before the account is gone, the time when it will be',
    rate: 'check',
    body: z.strictObject({ number: ReceiptNumber }),
    response: z.union([
      z.object({ state: z.literal('waiting'), leavesAt: Time }),
      // The text that was signed: parsed and serialized again, it would be another one.
      z.object({ state: z.literal('issued'), signed: z.string() }),
    ]),
  }),
  receiptKey: endpoint.get('/my-data/receipt-key', {
    who: 'anyone',
    summary: 'The Ed25519 public key (raw, base64) that verifies receipts of deletion',
    response: z.object({ publicKey: z.string() }),
  }),
  /** Ends every session. Signing in within `leavesAt` offers to undo it: `signInStepsApi.undoDeletion`. */
  deleteAccount: endpoint.post('/my-data/deletion', {
    who: 'member',
    summary: 'Delete the account: hidden at once, gone in 14 days',
    rate: 'sign-in',
    body: z.strictObject({ password: CurrentPassword }),
    response: z.extend(Done, { leavesAt: Time, receiptNumber: z.string() }),
  }),
}
