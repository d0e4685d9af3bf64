import { on } from '@worrystone/events'
import { i18n } from '@worrystone/i18n'
import { session } from '@worrystone/session'

/**
 * Who signs in reads in the language of the account, unless one was chosen in this browser. A session that stood before the page was
 * opened changes nothing: this browser has its language already.
 */
export function followAccount(): () => void {
  let wasSignedOut = false
  return on('session.changed/1', () => {
    const now = session.get()
    // Words that can't be had leave the page in the language that it has.
    if (now.status === 'signed-in' && wasSignedOut) i18n.followAccount(now.user.language).catch(() => {})
    wasSignedOut = now.status === 'signed-out'
    if (wasSignedOut) i18n.leaveAccount()
  })
}
