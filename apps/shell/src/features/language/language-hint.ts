import { i18n } from '@worrystone/i18n'

const STORAGE_KEY = 'worrystone_language_hint'

/** The language was detected, and this browser has not shown the notice yet. Without storage the notice may be shown again. */
export function isHintDue(): boolean {
  try {
    return i18n.wasDetected() && localStorage.getItem(STORAGE_KEY) === null
  } catch {
    return i18n.wasDetected()
  }
}

export function markHintSeen(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'seen')
  } catch {
    // Storage is forbidden.
  }
}
