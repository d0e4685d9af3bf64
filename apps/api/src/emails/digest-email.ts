import { composeEmail, type Recipient } from './compose-email.ts'

/** `lines`: one sentence for each notification, in the recipient's language. */
type Digest = { count: number; lines: string[]; link: string; unsubscribe: string }

/** Informs a member of unread notifications. Contains no names and no user content. */
export const digestEmail = (recipient: Recipient, { count, lines, link, unsubscribe }: Digest) =>
  composeEmail(recipient, (t) => ({
    subject: t('You have {{count}} new notifications', { count }),
    lines: [t('This happened on Worrystone while you were away:'), ...lines.map((line) => `• ${line}`)],
    link,
    button: t('See your notifications'),
    footnotes: [t('You get this email because email notifications are switched on in your account.')],
    aside: { label: t('Stop these emails'), link: unsubscribe },
  }))
