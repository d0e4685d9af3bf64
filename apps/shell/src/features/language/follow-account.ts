import { on } from '@worrystone/events'
import { i18n } from '@worrystone/i18n'
import { session } from '@worrystone/session'

/**
 * Signing in switches to the account's language unless one was chosen in this browser. A session restored at page load changes nothing:
 * the language of this browser is already set.
 */
export function followAccount(): () => void {
  let wasSignedOut = false
  return on('session.changed/1', () => {
    const now = session.get()
    // When the dictionary cannot be loaded the language stays.
    if (now.status === 'signed-in' && wasSignedOut) i18n.followAccount(now.user.language).catch(() => {})
    wasSignedOut = now.status === 'signed-out'
    if (wasSignedOut) i18n.leaveAccount()
  })
}
