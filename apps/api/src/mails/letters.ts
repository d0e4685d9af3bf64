import { type LanguageCode, type PaidTier, pickLanguage } from '@worrystone/contracts'
import type { SecurityChange, SubscriptionChange } from '../jobs/queue.ts'
import type { Letter } from '../ports/mail.ts'
import { type Content, html, text } from './layout.ts'
import { type Named, nameInMail } from './name-in-mail.ts'
import { wordsIn } from './words.ts'

type Reader = Named & { language: string }
type Written = Omit<Letter, 'to'>

/** Asks a new member to confirm the address. */
export async function verifyLetter(reader: Reader, link: string): Promise<Written> {
  const language = pickLanguage([reader.language])
  const t = await wordsIn(language)
  return write({
    language,
    subject: t('Confirm your email address'),
    greeting: (name) => t('Hello {{name}},', { name }),
    name: nameInMail(reader),
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
    name: nameInMail(reader),
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

/** Asks at the mailbox so far whether the account may move to another. Does not name the new address: the mailbox may be somebody else's. */
export async function oldAddressLetter(reader: Reader, link: string): Promise<Written> {
  const language = pickLanguage([reader.language])
  const t = await wordsIn(language)
  return write({
    language,
    subject: t('Allow another email address for your account'),
    greeting: (name) => t('Hello {{name}},', { name }),
    name: nameInMail(reader),
    lines: [t('Someone, probably you, wants to use another email address for your Worrystone account. Please allow it here:')],
    link,
    button: t('Allow the other address'),
    footnotes: [
      t('The link works within 24 hours. The other address has to be confirmed as well.'),
      t('If it was not you, please sign in and change your password: your address stays as it is.'),
    ],
    fallback: t('If the button does not work, open this address:'),
    closing: t('Take care, the people of Worrystone'),
  })
}

/** Asks at the new mailbox whether it belongs to the person. */
export async function newAddressLetter(reader: Reader, link: string): Promise<Written> {
  const language = pickLanguage([reader.language])
  const t = await wordsIn(language)
  return write({
    language,
    subject: t('Confirm your new email address'),
    greeting: (name) => t('Hello {{name}},', { name }),
    // Nobody has confirmed this mailbox, whatever holds for the one so far.
    name: reader.username,
    lines: [t('You want to use this email address for your Worrystone account. Please confirm that it is yours:')],
    link,
    button: t('Confirm email address'),
    footnotes: [
      t('The link works within 24 hours. The address so far may have to allow the change as well.'),
      t('If you do not know what this is about, you can ignore this email: nobody can use your address without confirming it.'),
    ],
    fallback: t('If the button does not work, open this address:'),
    closing: t('Take care, the people of Worrystone'),
  })
}

/** Tells the owner that another way into the account was made or taken away. */
export async function securityLetter(
  reader: Reader,
  { change, link }: { change: SecurityChange; link: string },
): Promise<Written> {
  const language = pickLanguage([reader.language])
  const t = await wordsIn(language)
  const happened: Record<SecurityChange, string> = {
    'password-reset': t('Your password was set anew with a link from an email. Every device has to sign in again.'),
    'password-changed': t('Your password was changed. Every other device has to sign in again.'),
    'passkey-added': t('A passkey was added to your account. It can sign in without a password.'),
    'passkey-removed': t('A passkey was removed from your account.'),
    'two-factor-on': t('Two-step sign-in was switched on for your account.'),
    'two-factor-off': t('Two-step sign-in was switched off for your account.'),
    'recovery-codes': t('New recovery codes were made for your account. The old ones no longer work.'),
  }
  return write({
    language,
    subject: t('A change to how you sign in'),
    greeting: (name) => t('Hello {{name}},', { name }),
    name: nameInMail(reader),
    lines: [happened[change]],
    link,
    button: t('See your security settings'),
    footnotes: [
      t('If it was you, there is nothing to do. If not, please set a new password at once and remove what is not yours.'),
    ],
    fallback: t('If the button does not work, open this address:'),
    closing: t('Take care, the people of Worrystone'),
  })
}

type AboutSubscription = { change: SubscriptionChange; tier: PaidTier; endsAt: Date | null; link: string }

/** What became of a person's subscription. Holds no amount: the provider's receipt does. */
export async function subscriptionLetter(reader: Reader, { change, tier, endsAt, link }: AboutSubscription): Promise<Written> {
  const language = pickLanguage([reader.language])
  const t = await wordsIn(language)
  const plan = tier === 'premium' ? t('Premium') : t('Supporter')
  const date = endsAt ? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(endsAt) : ''
  const texts: Record<SubscriptionChange, { subject: string; lines: string[] }> = {
    started: {
      subject: t('Your plan is active'),
      lines: [t('Your {{plan}} plan is active. Thank you for carrying this place with us.', { plan })],
    },
    changed: { subject: t('Your plan has changed'), lines: [t('Your plan is now {{plan}}.', { plan })] },
    'payment-failed': {
      subject: t('A payment did not go through'),
      lines: [
        t('The payment for your {{plan}} plan did not go through. You keep your plan while the payment provider tries again.', {
          plan,
        }),
        t('If your card has changed, you can enter the new one where you manage your subscription.'),
      ],
    },
    'will-end': {
      subject: t('Your plan is cancelled'),
      lines: [
        t('Your {{plan}} plan is cancelled and stays open until {{date}}. Nothing more is charged.', { plan, date }),
        t('Everything you wrote stays yours, also without a plan.'),
      ],
    },
    ended: {
      subject: t('Your plan has ended'),
      lines: [
        t('Your {{plan}} plan has ended. Nothing more is charged.', { plan }),
        t('Everything you wrote stays yours, also without a plan.'),
      ],
    },
    refunded: {
      subject: t('Your payment is on its way back'),
      lines: [
        t('Your payment for {{plan}} is given back, and the plan has ended. Your bank may need a few days.', { plan }),
        t('Everything you wrote stays yours, also without a plan.'),
      ],
    },
  }
  return write({
    language,
    ...texts[change],
    greeting: (name) => t('Hello {{name}},', { name }),
    name: nameInMail(reader),
    link,
    button: t('See your plan'),
    footnotes: [t('Help, safety and your own data are free for everybody, always.')],
    fallback: t('If the button does not work, open this address:'),
    closing: t('Take care, the people of Worrystone'),
  })
}

const write = (content: Content & { language: LanguageCode }): Written => ({
  subject: content.subject,
  text: text(content),
  html: html(content),
})
