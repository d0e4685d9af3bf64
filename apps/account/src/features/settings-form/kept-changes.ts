import * as z from '@worrystone/contracts/zod'
import { type Changes, KeptChanges } from './settings.ts'

const KEY = 'worrystone_settings_draft'

/** What a person changed and has not saved: it outlives the page, on this device. The next person here never meets it. */
export const keptChanges = {
  read(userId: string): Changes {
    const found = z.safeParse(
      KeptChanges,
      guarded(() => JSON.parse(localStorage.getItem(nameOf(userId)) ?? '{}')),
    )
    return found.success ? (found.data as Changes) : {}
  },
  write(userId: string, changes: Changes) {
    guarded(() =>
      Object.keys(changes).length > 0
        ? localStorage.setItem(nameOf(userId), JSON.stringify(changes))
        : localStorage.removeItem(nameOf(userId)),
    )
  },
}

const nameOf = (userId: string) => `${KEY}/${userId}`

/** Some windows refuse storage; then it lasts as long as the page. */
function guarded<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
