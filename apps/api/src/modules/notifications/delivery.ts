import { type PushPayload, pickLanguage } from '@worrystone/contracts'
import type { FastifyBaseLogger } from 'fastify'
import { digestEmail } from '../../emails/digest-email.ts'
import { translatorFor } from '../../emails/translator.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { JobHandlers } from '../../jobs/worker.ts'
import type { EmailTransport } from '../../ports/email.ts'
import { type Push, PushTimeout } from '../../ports/push.ts'
import type { UserStore } from '../users/index.ts'
import type { PreferenceService } from './preferences.ts'
import { minutesAhead, quietUntil } from './quiet-hours.ts'
import type { Line, NotificationStore, SubscriptionRow, SubscriptionStore } from './store.ts'
import { countOf, digestWords } from './words.ts'

/** Whoever reads it in the page within this time gets no mail. */
const MAIL_AFTER = 10 * 60_000
const MOST_LINES = 100
/** A push service that hangs so often in a row is treated as gone; its browser subscribes again when it comes back. */
const MOST_HANGS = 3

type Needs = {
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

/** What was told, carried to where the person is: the jobs that the table's trigger puts down. In quiet hours they wait for their end. */
export function delivery(needs: Needs) {
  const { store, subscriptions, preferences, users, queue, mail, push, publicUrl, unsubscribeLink, now, log } = needs

  /** Puts the job off to the end of the quiet hours, if it is quiet for the person. */
  async function waits(kind: 'notifications.push' | 'notifications.mail', userId: string, until: Date | undefined) {
    if (until) await queue.add(kind, { userId }, { runAt: until, dedupeKey: `${kind}:${userId}` })
    return until !== undefined
  }

  /** Answers whether the browser is gone. */
  async function pushTo({ id, pushed_until, hangs, ...target }: SubscriptionRow, payload: object) {
    try {
      const isGone = (await push.send(target, payload, 'notifications')) === 'gone'
      if (isGone) await subscriptions.removeGone(id)
      else if (hangs > 0) await subscriptions.setHangs(id, 0)
      return isGone
    } catch (thrown) {
      const inARow = thrown instanceof PushTimeout ? hangs + 1 : 0
      if (inARow >= MOST_HANGS) {
        await subscriptions.removeGone(id)
        return true
      }
      if (inARow !== hangs) await subscriptions.setHangs(id, inARow)
      throw thrown
    }
  }

  return {
    async 'notifications.push'({ userId }) {
      const chosen = await preferences.read(userId)
      const last = await store.lastTold(userId)
      const behind = (await subscriptions.live(userId)).filter(({ pushed_until }) => last && pushed_until < last)
      if (!last || behind.length === 0 || push.publicKey() === null) return
      if (!chosen.pushNotifications) {
        // Whatever is told while no push is wanted stays out of later ones.
        for (const { id } of behind) await subscriptions.setPushed(id, last)
        return
      }
      if (await waits('notifications.push', userId, quietUntil(now(), chosen))) return

      const user = await users.find(userId)
      if (!user) return
      const reader = { userId, ahead: minutesAhead(now(), chosen.timezone) }
      const unread = await store.unread(reader)
      const tries = await Promise.allSettled(
        behind.map(async (subscription) => {
          const lines = await store.toldAfter(reader, subscription.pushed_until, MOST_LINES)
          const payload = await payloadOf({ language: user.language, lines, unread: unread.count })
          if (payload && (await pushTo(subscription, payload))) return
          await subscriptions.setPushed(subscription.id, last)
        }),
      )
      const failed = tries.filter((result) => result.status === 'rejected')
      if (failed.length === 0) return
      log.warn({ browsers: behind.length, failed: failed.length }, 'a push did not arrive')
      // Those that have it are not told again: the next try finds them up to date.
      throw failed[0]?.reason
    },

    async 'notifications.mail'({ userId }) {
      const chosen = await preferences.read(userId)
      const user = await users.find(userId)
      if (!user) return
      const at = now()
      const until = new Date(at.getTime() - MAIL_AFTER)
      // Whatever is told while no mail is wanted stays out of later ones. An address that nobody confirmed may be somebody else's.
      if (!chosen.emailNotifications || user.email_verified_at === null) {
        await store.markMailed(userId, { until: at, at })
        return
      }
      if (await waits('notifications.mail', userId, quietUntil(at, chosen))) return

      const reader = { userId, ahead: minutesAhead(at, chosen.timezone) }
      const lines = await store.unmailed(reader, until, MOST_LINES)
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
      await waits('notifications.mail', userId, next && new Date(next.getTime() + MAIL_AFTER))
    },
  } satisfies JobHandlers
}

type News = { language: string; lines: Line[]; unread: number }

/** What a browser is pushed: kinds, ids, counts, and one sentence that anybody may read over the shoulder. Nothing if all is read by now. */
async function payloadOf({ language, lines, unread }: News): Promise<PushPayload | undefined> {
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
