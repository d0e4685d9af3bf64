import { type LanguageCode, pickLanguage } from '@worrystone/contracts'
import type { Email } from '../ports/email.ts'
import { type EmailContent, htmlBody, textBody } from './layout.ts'
import { type NamedRecipient, salutationName } from './salutation-name.ts'
import { type T, translatorFor } from './translator.ts'

export type Recipient = NamedRecipient & { language: string }

/** The parts that differ between emails. `name`: the name in the greeting, if it is not the recipient's own. */
type EmailParts = Pick<EmailContent, 'subject' | 'lines' | 'link' | 'button' | 'footnotes' | 'aside'> & { name?: string }

/** An email in the recipient's language, as plain text and as HTML. */
export async function composeEmail(
  recipient: Recipient,
  write: (t: T, language: LanguageCode) => EmailParts,
): Promise<Omit<Email, 'to'>> {
  const language = pickLanguage([recipient.language])
  const t = await translatorFor(language)
  const content: EmailContent = {
    language,
    greeting: (name) => t('Hello {{name}},', { name }),
    name: salutationName(recipient),
    fallback: t('If the button does not work, open this address:'),
    closing: t('Take care, the people of Worrystone'),
    ...write(t, language),
  }
  return { subject: content.subject, text: textBody(content), html: htmlBody(content) }
}
