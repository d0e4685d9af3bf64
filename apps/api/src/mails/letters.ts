import { type LanguageCode, pickLanguage } from '@worrystone/contracts'
import type { Letter } from '../ports/mail.ts'
import { type Content, html, text } from './layout.ts'
import { wordsIn } from './words.ts'

type Reader = { username: string; display_name: string | null; language: string }
type Written = Omit<Letter, 'to'>

/** Asks a new member to confirm the address. */
export async function verifyLetter(reader: Reader, link: string): Promise<Written> {
  const language = pickLanguage([reader.language])
  const t = await wordsIn(language)
  return write({
    language,
    subject: t('Confirm your email address'),
    greeting: (name) => t('Hello {{name}},', { name }),
    name: nameOf(reader),
    lines: [t('Welcome to Worrystone. Please confirm that this email address is yours:')],
    link,
    button: t('Confirm email address'),
    footnotes: [
      t('The link works once, within 24 hours.'),
      t('If you did not create an account, you can ignore this email: nobody can use your address without confirming it.'),
    ],
    fallback: t('If the button does not work, open this address:'),
    closing: t('Take care, the people of Worrystone'),
  })
}

/** Lets someone who forgot the password set a new one. */
export async function resetLetter(reader: Reader, link: string): Promise<Written> {
  const language = pickLanguage([reader.language])
  const t = await wordsIn(language)
  return write({
    language,
    subject: t('Reset your password'),
    greeting: (name) => t('Hello {{name}},', { name }),
    name: nameOf(reader),
    lines: [t('Someone, probably you, asked for a new password for your Worrystone account. You can set it here:')],
    link,
    button: t('Set a new password'),
    footnotes: [
      t('The link works once, within one hour. Once a new password is set, every device has to sign in again.'),
      t('If it was not you, you can ignore this email: your password stays as it is.'),
    ],
    fallback: t('If the button does not work, open this address:'),
    closing: t('Take care, the people of Worrystone'),
  })
}

const nameOf = ({ display_name, username }: Reader) => display_name ?? username
const write = (content: Content & { language: LanguageCode }): Written => ({
  subject: content.subject,
  text: text(content),
  html: html(content),
})
