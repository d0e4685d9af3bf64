import { pickLanguage } from '@worrystone/contracts'
import { digestEmail } from '../../emails/digest-email.ts'
import type { EmailTransport } from '../../ports/email.ts'
import { digestWords } from './group-texts.ts'
import { type DeliveryParts, MAX_GROUPS, postpone } from './postpone.ts'
import { quietUntil, utcOffsetMinutes } from './quiet-hours.ts'

/** Notifications that are read in the page within this time are not mailed. */
const MAIL_AFTER = 10 * 60_000

type Options = DeliveryParts & { mail: EmailTransport; publicUrl: () => string; unsubscribeLink: (userId: string) => string }

/** The job that mails a digest of a person's unread notifications. */
export const mailDelivery =
  ({ lines: queries, store, preferences, users, queue, mail, publicUrl, unsubscribeLink, now }: Options) =>
  async ({ userId }: { userId: string }) => {
    const settings = await preferences.read(userId)
    const user = await users.find(userId)
    if (!user) return
    const at = now()
    const until = new Date(at.getTime() - MAIL_AFTER)
    // What happens while mail is off is not mailed later. An unverified address may belong to another person.
    if (!settings.emailNotifications || user.email_verified_at === null) {
      await store.markMailed(userId, { until: at, at })
      return
    }
    if (await postpone(queue, { kind: 'notifications.mail', userId, until: quietUntil(at, settings) })) return

    const reader = { userId, utcOffset: utcOffsetMinutes(at, settings.timezone) }
    const lines = await queries.unmailed(reader, until, MAX_GROUPS)
    if (lines.length > 0) {
      const unsubscribe = unsubscribeLink(userId)
      const digest = await digestEmail(user, {
        count: lines.length,
        lines: await digestWords(pickLanguage([user.language]), lines),
        link: `${publicUrl()}/notifications`,
        unsubscribe,
      })
      await mail.send({ to: user.email, ...digest, unsubscribe })
    }
    await store.markMailed(userId, { until, at })
    const next = await store.oldestUnmailed(userId)
    await postpone(queue, { kind: 'notifications.mail', userId, until: next && new Date(next.getTime() + MAIL_AFTER) })
  }
