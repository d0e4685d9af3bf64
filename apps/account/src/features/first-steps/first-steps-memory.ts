import * as z from '@worrystone/contracts/zod'
import { storedDraft } from '@worrystone/forms'

const Memory = z.object({ isPutAway: z.optional(z.boolean()), hasSeenSettings: z.optional(z.boolean()) })
type Memory = z.infer<typeof Memory>

/** What this device remembers of a person's first steps: nothing else knows that the list was put away, or the settings looked at. */
export function firstStepsMemory(userId: string) {
  const stored = storedDraft<Memory>({ storage: 'localStorage', key: `worrystone_first_steps/${userId}`, schema: Memory })
  return {
    read: stored.read,
    add: (change: Memory) => stored.write({ ...stored.read(), ...change }),
  }
}
