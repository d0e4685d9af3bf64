import * as z from '@worrystone/contracts/zod'
import { storedDraft } from '@worrystone/forms'

const Visit = z.object({ since: z.optional(z.string()), at: z.optional(z.string()) })

/** The pause between two visits: within it, what is new stays new. */
const PAUSE_MS = 30 * 60_000
/** On a device without a visit. */
const FIRST_MS = 7 * 24 * 60 * 60_000

/** When this member's visit before this one was, as this device remembers it; records this one. */
export function lastVisit(userId: string): string {
  const stored = storedDraft<z.infer<typeof Visit>>({
    storage: 'localStorage',
    key: `worrystone_dashboard_visit/${userId}`,
    schema: Visit,
  })
  const { at, since } = stored.read()
  const now = Date.now()
  const isSameVisit = at !== undefined && since !== undefined && now - Date.parse(at) < PAUSE_MS
  const before = isSameVisit ? since : (at ?? new Date(now - FIRST_MS).toISOString())
  stored.write({ since: before, at: new Date(now).toISOString() })
  return before
}
