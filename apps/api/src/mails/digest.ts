import { type LanguageCode, pickLanguage } from '@worrystone/contracts'
import type { Letter } from '../ports/mail.ts'
import { html, text } from './layout.ts'
import { type Named, nameInMail } from './name-in-mail.ts'
import { wordsIn } from './words.ts'

type Reader = Named & { language: string }
/** `happened`: what the mail tells, one sentence each, already in the reader's language. */
type News = { count: number; happened: string[]; link: string; unsubscribe: string }

/** Tells someone who has not looked for a while that something is waiting. Holds no names and nothing that anybody wrote. */
export async function digestLetter(reader: Reader, { count, happened, link, unsubscribe }: News): Promise<Omit<Letter, 'to'>> {
  const language: LanguageCode = pickLanguage([reader.language])
  const t = await wordsIn(language)
  const subject = t('You have {{count}} new notifications', { count })
  const content = {
    language,
    subject,
    greeting: (name: string) => t('Hello {{name}},', { name }),
    name: nameInMail(reader),
    lines: [t('This happened on Worrystone while you were away:'), ...happened.map((line) => `• ${line}`)],
    link,
    button: t('See your notifications'),
    footnotes: [t('You get this email because email notifications are switched on in your account.')],
    fallback: t('If the button does not work, open this address:'),
    aside: { label: t('Stop these emails'), link: unsubscribe },
    closing: t('Take care, the people of Worrystone'),
  }
  return { subject, text: text(content), html: html(content) }
}
