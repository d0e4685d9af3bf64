import { i18n } from '@worrystone/i18n'

const STORAGE_KEY = 'worrystone_language_hint'

/** The language was guessed, and this browser has not said so yet. A forbidden storage lets it be said again, which hurts nobody. */
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
    // As said above.
  }
}
