import type { SignInChallenge, SignInResponse } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { session } from '@worrystone/session'
import { emailDraft } from '../../shared/email-draft.ts'

/** Ends every way to sign in: opens the session, or shows the further step that the server requires. */
export function useCompleteSignIn(onChallenge?: (challenge: SignInChallenge) => void) {
  const t = useT()
  return (response: SignInResponse) => {
    if (response.kind !== 'signed-in') return onChallenge?.(response)
    emailDraft.clear()
    session.signedIn(response)
    toast.success(t('Welcome back!'))
  }
}
