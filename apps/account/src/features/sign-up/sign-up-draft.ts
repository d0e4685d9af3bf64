import { type Draft, storedText } from '@worrystone/forms'
import { emailDraft } from '../../shared/email-draft.ts'

const stored = storedText({ storage: 'sessionStorage', key: 'worrystone_typed_username' })

/** The typed address and username, kept for this tab. Never the password. */
export const signUpDraft: Draft<{ email: string; username: string; password: string }> = {
  read: () => ({ ...emailDraft.read(), username: stored.read() ?? '' }),
  write(changes) {
    emailDraft.write(changes)
    stored.write(changes.username ?? '')
  },
  clear() {
    emailDraft.clear()
    stored.clear()
  },
}
