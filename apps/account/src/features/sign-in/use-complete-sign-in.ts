import type { AuthAnswer } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { session } from '@worrystone/session'
import { emailDraft } from '../../shared/email-draft.ts'

/** Where every way in ends: whoever came is signed in and welcomed. */
export function useCompleteSignIn() {
  const t = useT()
  return (answer: AuthAnswer) => {
    emailDraft.clear()
    session.signedIn(answer)
    toast.success(t('Welcome back!'))
  }
}
