import { on } from '@worrystone/events'
import { i18n } from '@worrystone/i18n'
import { session } from '@worrystone/session'

/**
 * Signing in switches to the language of the account, unless one was chosen in this browser. A session from before the page was opened
 * changes nothing: this browser has its language already.
 */
export function followAccount(): () => void {
  let wasSignedOut = false
  return on('session.changed/1', () => {
    const now = session.get()
    // A dictionary that cannot be loaded leaves the page in its language.
    if (now.status === 'signed-in' && wasSignedOut) i18n.followAccount(now.user.language).catch(() => {})
    wasSignedOut = now.status === 'signed-out'
    if (wasSignedOut) i18n.leaveAccount()
  })
}
