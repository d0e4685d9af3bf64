import { type PushPayload, pickLanguage } from '@worrystone/contracts'
import type { FastifyBaseLogger } from 'fastify'
import { digestEmail } from '../../emails/digest-email.ts'
import { translatorFor } from '../../emails/translator.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { JobHandlers } from '../../jobs/worker.ts'
import type { EmailTransport } from '../../ports/email.ts'
import { type Push, PushTimeout } from '../../ports/push.ts'
import type { UserStore } from '../users/index.ts'
import type { Line, LineQueries } from './line-queries.ts'
import type { NotificationStore } from './notification-store.ts'
import type { PreferenceService } from './preferences.ts'
import { quietUntil, utcOffsetMinutes } from './quiet-hours.ts'
import type { SubscriptionRow, SubscriptionStore } from './subscription-store.ts'
import { countOf, digestWords } from './words.ts'

/** Notifications that are read in the page within this time are not mailed. */
const MAIL_AFTER = 10 * 60_000
const MAX_LINES = 100
/** After this many timeouts in a row a subscription is deleted; the browser subscribes again at its next visit. */
const MAX_TIMEOUTS = 3

type Needs = {
  lines: LineQueries
  store: NotificationStore
  subscriptions: SubscriptionStore
  preferences: PreferenceService
  users: UserStore
  queue: Queue
  mail: EmailTransport
  push: Push
  publicUrl: () => string
  unsubscribeLink: (userId: string) => string
  now: () => Date
  log: FastifyBaseLogger
}

/** Delivery by push and mail: the jobs that the table's trigger adds. In quiet hours they wait until these end. */
export function delivery(needs: Needs) {
  const {
    lines: queries,
    store,
    subscriptions,
    preferences,
    users,
    queue,
    mail,
    push,
    publicUrl,
    unsubscribeLink,
    now,
    log,
  } = needs

  /** Postpones the job to the end of the person's quiet hours, and returns whether it did. */
  async function postpone(kind: 'notifications.push' | 'notifications.mail', userId: string, until: Date | undefined) {
    if (until) await queue.add(kind, { userId }, { runAt: until, dedupeKey: `${kind}:${userId}` })
    return until !== undefined
  }

  /** Returns whether the subscription is gone. */
  async function pushTo({ id, pushed_until, hangs, ...target }: SubscriptionRow, payload: object) {
    try {
      const isGone = (await push.send(target, payload, 'notifications')) === 'gone'
      if (isGone) await subscriptions.removeGone(id)
      else if (hangs > 0) await subscriptions.setHangs(id, 0)
      return isGone
    } catch (thrown) {
      const timeouts = thrown instanceof PushTimeout ? hangs + 1 : 0
      if (timeouts >= MAX_TIMEOUTS) {
        await subscriptions.removeGone(id)
        return true
      }
      if (timeouts !== hangs) await subscriptions.setHangs(id, timeouts)
      throw thrown
    }
  }

  return {
    async 'notifications.push'({ userId }) {
      const chosen = await preferences.read(userId)
      const last = await store.lastNotifiedAt(userId)
      const behind = (await subscriptions.live(userId)).filter(({ pushed_until }) => last && pushed_until < last)
      if (!last || behind.length === 0 || push.publicKey() === null) return
      if (!chosen.pushNotifications) {
        // What happens while push is off is not pushed later.
        for (const { id } of behind) await subscriptions.setPushed(id, last)
        return
      }
      if (await postpone('notifications.push', userId, quietUntil(now(), chosen))) return

      const user = await users.find(userId)
      if (!user) return
      const reader = { userId, utcOffset: utcOffsetMinutes(now(), chosen.timezone) }
      const unread = await queries.unread(reader)
      const tries = await Promise.allSettled(
        behind.map(async (subscription) => {
          const lines = await queries.notifiedAfter(reader, subscription.pushed_until, MAX_LINES)
          const payload = await payloadOf({ language: user.language, lines, unread: unread.count })
          if (payload && (await pushTo(subscription, payload))) return
          await subscriptions.setPushed(subscription.id, last)
        }),
      )
      const failed = tries.filter((result) => result.status === 'rejected')
      if (failed.length === 0) return
      log.warn({ browsers: behind.length, failed: failed.length }, 'a push did not arrive')
      // The retry skips browsers that got it.
      throw failed[0]?.reason
    },

    async 'notifications.mail'({ userId }) {
      const chosen = await preferences.read(userId)
      const user = await users.find(userId)
      if (!user) return
      const at = now()
      const until = new Date(at.getTime() - MAIL_AFTER)
      // What happens while mail is off is not mailed later. An unverified address may belong to another person.
      if (!chosen.emailNotifications || user.email_verified_at === null) {
        await store.markMailed(userId, { until: at, at })
        return
      }
      if (await postpone('notifications.mail', userId, quietUntil(at, chosen))) return

      const reader = { userId, utcOffset: utcOffsetMinutes(at, chosen.timezone) }
      const lines = await queries.unmailed(reader, until, MAX_LINES)
      if (lines.length > 0) {
        const language = pickLanguage([user.language])
        const unsubscribe = unsubscribeLink(userId)
        const digest = await digestEmail(user, {
          count: lines.length,
          lines: await digestWords(language, lines),
          link: `${publicUrl()}/notifications`,
          unsubscribe,
        })
        await mail.send({ to: user.email, ...digest, unsubscribe })
      }
      await store.markMailed(userId, { until, at })
      const next = await store.oldestUnmailed(userId)
      await postpone('notifications.mail', userId, next && new Date(next.getTime() + MAIL_AFTER))
    },
  } satisfies JobHandlers
}

type PushContent = { language: string; lines: Line[]; unread: number }

/** The push payload: kinds, ids, counts, and one sentence without content. Undefined if everything is read. */
async function payloadOf({ language, lines, unread }: PushContent): Promise<PushPayload | undefined> {
  const [newest] = lines
  if (!newest) return undefined
  const code = pickLanguage([language])
  const t = await translatorFor(code)
  return {
    id: newest.id,
    kind: newest.kind,
    postId: newest.other_id ?? newest.post_id,
    caseId: newest.case_id,
    count: lines.reduce((total, line) => total + countOf(line), 0),
    unreadCount: unread,
    language: code,
    text: t('You have {{count}} new notifications', { count: Math.max(unread, 1) }),
  }
}
