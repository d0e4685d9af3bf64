import * as z from '@worrystone/contracts/zod'
import { HealthPolicy } from './registry-health.ts'
import { Step } from './registry-status.ts'
import { BuildId, Group } from './snapshot.ts'

export const Why = z
  .string('Say why in a few words')
  .check(z.trim(), z.minLength(1, 'Say why in a few words'), z.maxLength(200, 'Say why in at most 200 characters'))
const groups = z._default(z.array(Group).check(z.maxLength(50, 'At most 50 groups')), [])

/** Every change of a record. `percentBp` without `steps` is one step that lasts until the next change. */
export const Action = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('rollout'),
    build: BuildId,
    steps: z.array(Step).check(z.minLength(1, 'Name at least one step'), z.maxLength(20, 'At most 20 steps')),
    include: groups,
    exclude: groups,
  }),
  z.strictObject({ action: z.literal('promote') }),
  z.strictObject({ action: z.literal('pause') }),
  z.strictObject({ action: z.literal('resume') }),
  /** Removes the candidate; without one, makes the newest usable previous build the stable one, or `build`. */
  z.strictObject({ action: z.literal('rollback'), build: z.optional(BuildId) }),
  z.strictObject({ action: z.literal('block'), build: BuildId }),
  z.strictObject({ action: z.literal('unblock'), build: BuildId }),
  z.strictObject({ action: z.literal('pin'), build: BuildId, group: Group }),
  z.strictObject({ action: z.literal('unpin'), group: Group }),
  z.strictObject({ action: z.literal('kill'), messageKey: z._default(z.nullable(z.string().check(z.maxLength(200))), null) }),
  z.strictObject({ action: z.literal('revive') }),
  z.strictObject({ action: z.literal('health'), policy: HealthPolicy }),
])
export type Action = z.infer<typeof Action>
export type ActionName = Action['action']

/** The messages of a switched-off remote that exist in every language; any other `messageKey` is shown as it is. */
export const KILL_MESSAGES = [
  'This part of the site is being repaired. Please come back a little later.',
  'This part of the site is taking a short break. Nothing of yours is lost.',
] as const
