import { i18n } from '@worrystone/i18n'

const NAME = 'worrystone_language_hint'

/** The language was guessed, and this browser has not said so yet. A forbidden storage lets it be said again, which hurts nobody. */
export function isHintDue(): boolean {
  try {
    return i18n.wasDetected() && localStorage.getItem(NAME) === null
  } catch {
    return i18n.wasDetected()
  }
}

export function rememberHint(): void {
  try {
    localStorage.setItem(NAME, 'seen')
  } catch {
    // As said above.
  }
}
