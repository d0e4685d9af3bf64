import type { PrivacyLevel } from '@worrystone/contracts'

const KEY = 'worrystone_default_privacy'

type Levels = Record<string, unknown>

/** Some windows refuse storage, and anybody may write into it. */
function readAll(): Levels {
  try {
    return (JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}') as Levels | null) ?? {}
  } catch {
    return {}
  }
}

/** Who may read a new worry unless its author says otherwise: a person's wish on this device, which the server never learns. */
export const defaultPrivacy = {
  /** `public` as long as nothing else was wished. */
  of(userId: string): PrivacyLevel {
    const level = readAll()[userId]
    return level === 'friends' || level === 'private' ? level : 'public'
  },

  /** False when this browser keeps nothing. */
  keep(userId: string, level: PrivacyLevel): boolean {
    try {
      globalThis.localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [userId]: level }))
      return true
    } catch {
      return false
    }
  },
}
