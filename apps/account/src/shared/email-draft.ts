import { type Draft, storedText } from '@worrystone/forms'

const stored = storedText({ storage: 'sessionStorage', key: 'worrystone_typed_email' })

/** The typed e-mail address, kept for this tab: through a reload and between the sign-in pages. */
export const emailDraft: Draft<{ email: string }> = {
  read: () => ({ email: stored.read() ?? '' }),
  write: ({ email = '' }) => stored.write(email),
  clear: stored.clear,
}
