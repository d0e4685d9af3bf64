import * as z from '@worrystone/contracts/zod'
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
  /** Ends every session. Signing in within `leavesAt` offers to undo it: `signInStepsApi.undoDeletion`. */
  deleteAccount: endpoint.post('/my-data/deletion', {
    who: 'member',
    summary: 'Delete the account: hidden at once, gone in 14 days',
    rate: 'sign-in',
    body: z.strictObject({
      password: z
        .string('Password is required')
        .check(z.minLength(1, 'Password is required'), z.maxLength(200, 'Password must be less than 200 characters')),
    }),
    response: z.extend(Done, { leavesAt: Time }),
  }),
}
