import { type Draft, storedText } from '@worrystone/forms'

const stored = storedText({ storage: 'sessionStorage', key: 'worrystone_typed_email' })

/** The e-mail address being typed outlives a reload of this tab and the way from one page without a session to the next. */
export const emailDraft: Draft<{ email: string }> = {
  read: () => ({ email: stored.read() ?? '' }),
  write: ({ email = '' }) => stored.write(email),
  clear: stored.clear,
}
