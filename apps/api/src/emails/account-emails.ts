import type { PaidTier } from '@worrystone/contracts'
import type { SecurityChange, SubscriptionChange } from '../jobs/queue.ts'
import { composeEmail, type Recipient } from './compose-email.ts'
import type { T } from './translator.ts'

/** Requests a new member to confirm the address. */
export const verificationEmail = (recipient: Recipient, link: string) =>
  composeEmail(recipient, (t) => ({
    subject: t('Confirm your email address'),
    lines: [t('Welcome to Worrystone. Please confirm that this email address is yours:')],
    link,
    button: t('Confirm email address'),
    footnotes: [
      t('The link works once, within 24 hours.'),
      t('If you did not create an account, you can ignore this email: nobody can use your address without confirming it.'),
    ],
  }))

/** Allows a user who forgot the password to set a new one. */
export const resetEmail = (recipient: Recipient, link: string) =>
  composeEmail(recipient, (t) => ({
    subject: t('Reset your password'),
    lines: [t('Someone, probably you, asked for a new password for your Worrystone account. You can set it here:')],
    link,
    button: t('Set a new password'),
    footnotes: [
      t('The link works once, within one hour. Once a new password is set, every device has to sign in again.'),
      t('If it was not you, you can ignore this email: your password stays as it is.'),
    ],
  }))

/** Requests the present mailbox to allow the change. Does not name the new address: it may belong to another person. */
export const oldAddressEmail = (recipient: Recipient, link: string) =>
  composeEmail(recipient, (t) => ({
    subject: t('Allow another email address for your account'),
    lines: [t('Someone, probably you, wants to use another email address for your Worrystone account. Please allow it here:')],
    link,
    button: t('Allow the other address'),
    footnotes: [
      t('The link works within 24 hours. The other address has to be confirmed as well.'),
      t('If it was not you, please sign in and change your password: your address stays as it is.'),
    ],
  }))

/** Requests the new mailbox to confirm that it belongs to the user. */
export const newAddressEmail = (recipient: Recipient, link: string) =>
  composeEmail(recipient, (t) => ({
    subject: t('Confirm your new email address'),
    // This mailbox is not confirmed, even if the present one is.
    name: recipient.username,
    lines: [t('You want to use this email address for your Worrystone account. Please confirm that it is yours:')],
    link,
    button: t('Confirm email address'),
    footnotes: [
      t('The link works within 24 hours. The address so far may have to allow the change as well.'),
      t('If you do not know what this is about, you can ignore this email: nobody can use your address without confirming it.'),
    ],
  }))

/** Informs the owner of a change of the sign-in settings. */
export const securityEmail = (recipient: Recipient, { change, link }: { change: SecurityChange; link: string }) =>
  composeEmail(recipient, (t) => ({
    subject: t('A change to how you sign in'),
    lines: [securityLine(t, change)],
    link,
    button: t('See your security settings'),
    footnotes: [
      t('If it was you, there is nothing to do. If not, please set a new password at once and remove what is not yours.'),
    ],
  }))

function securityLine(t: T, change: SecurityChange): string {
  const lines: Record<SecurityChange, string> = {
    'password-reset': t('Your password was set anew with a link from an email. Every device has to sign in again.'),
    'password-changed': t('Your password was changed. Every other device has to sign in again.'),
    'passkey-added': t('A passkey was added to your account. It can sign in without a password.'),
    'passkey-removed': t('A passkey was removed from your account.'),
    'two-factor-on': t('Two-step sign-in was switched on for your account.'),
    'two-factor-off': t('Two-step sign-in was switched off for your account.'),
    'recovery-codes': t('New recovery codes were made for your account. The old ones no longer work.'),
  }
  return lines[change]
}

type SubscriptionEmail = { change: SubscriptionChange; tier: PaidTier; endsAt: Date | null; link: string }

/** Informs a subscriber of a change. Names no amount: the provider's receipt does. */
export const subscriptionEmail = (recipient: Recipient, { change, tier, endsAt, link }: SubscriptionEmail) =>
  composeEmail(recipient, (t, language) => {
    const plan = tier === 'premium' ? t('Premium') : t('Supporter')
    const date = endsAt ? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(endsAt) : ''
    return {
      ...subscriptionTexts(t, { plan, date })[change],
      link,
      button: t('See your plan'),
      footnotes: [t('Help, safety and your own data are free for everybody, always.')],
    }
  })

const subscriptionTexts = (
  t: T,
  { plan, date }: { plan: string; date: string },
): Record<SubscriptionChange, { subject: string; lines: string[] }> => ({
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
})
