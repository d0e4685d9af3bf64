import * as z from '@worrystone/contracts/zod'
import { storedDraft } from '@worrystone/forms'

const StoredState = z.object({ isPutAway: z.optional(z.boolean()), hasSeenSettings: z.optional(z.boolean()) })
type StoredState = z.infer<typeof StoredState>

/** What this device remembers of a person's first steps: only it stores that the list was dismissed, or the settings opened. */
export function firstStepsStorage(userId: string) {
  const stored = storedDraft<StoredState>({
    storage: 'localStorage',
    key: `worrystone_first_steps/${userId}`,
    schema: StoredState,
  })
  return {
    read: stored.read,
    add: (change: StoredState) => stored.write({ ...stored.read(), ...change }),
  }
}
