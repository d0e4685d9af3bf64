import type { PrivacyLevel } from '@worrystone/contracts'

const KEY = 'worrystone_default_privacy'

type Levels = Record<string, unknown>

/** Storage may be forbidden, and its content may be invalid. */
function readAll(): Levels {
  try {
    return (JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}') as Levels | null) ?? {}
  } catch {
    return {}
  }
}

/** Who may read a new worry by default: a setting of this device, which is never sent to the server. */
export const defaultPrivacy = {
  /** `public` without a stored setting. */
  read(userId: string): PrivacyLevel {
    const level = readAll()[userId]
    return level === 'friends' || level === 'private' ? level : 'public'
  },

  /** False when the browser's storage refuses it. */
  write(userId: string, level: PrivacyLevel): boolean {
    try {
      globalThis.localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [userId]: level }))
      return true
    } catch {
      return false
    }
  },
}
