import { type PushPayload, pickLanguage } from '@worrystone/contracts'
import type { FastifyBaseLogger } from 'fastify'
import { translatorFor } from '../../emails/translator.ts'
import { type Push, PushTimeout } from '../../ports/push.ts'
import type { NotificationGroup } from './group-queries.ts'
import { countOf } from './group-texts.ts'
import { type DeliveryParts, MAX_GROUPS, postpone } from './postpone.ts'
import { quietUntil, utcOffsetMinutes } from './quiet-hours.ts'
import type { SubscriptionRow, SubscriptionStore } from './subscription-store.ts'

/** After this many timeouts in a row a subscription is deleted; the browser subscribes again at its next visit. */
const MAX_TIMEOUTS = 3

type Options = DeliveryParts & { subscriptions: SubscriptionStore; push: Push; log: FastifyBaseLogger }

/** The job that pushes a person's new notifications to each of their browsers. */
export function pushDelivery({ lines: queries, store, subscriptions, preferences, users, queue, push, now, log }: Options) {
  /** Returns whether the subscription is gone. */
  async function send({ id, pushed_until, hangs, ...target }: SubscriptionRow, payload: object) {
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

  return async ({ userId }: { userId: string }) => {
    const settings = await preferences.read(userId)
    const last = await store.lastNotifiedAt(userId)
    const behind = (await subscriptions.live(userId)).filter(({ pushed_until }) => last && pushed_until < last)
    if (!last || behind.length === 0 || push.publicKey() === null) return
    if (!settings.pushNotifications) {
      // What happens while push is off is not pushed later.
      for (const { id } of behind) await subscriptions.setPushed(id, last)
      return
    }
    if (await postpone(queue, { kind: 'notifications.push', userId, until: quietUntil(now(), settings) })) return

    const user = await users.find(userId)
    if (!user) return
    const reader = { userId, utcOffset: utcOffsetMinutes(now(), settings.timezone) }
    const unread = await queries.unread(reader)
    const tries = await Promise.allSettled(
      behind.map(async (subscription) => {
        const lines = await queries.notifiedAfter(reader, subscription.pushed_until, MAX_GROUPS)
        const payload = await payloadOf({ language: user.language, lines, unread: unread.count })
        if (payload && (await send(subscription, payload))) return
        await subscriptions.setPushed(subscription.id, last)
      }),
    )
    const failed = tries.filter((result) => result.status === 'rejected')
    if (failed.length === 0) return
    log.warn({ browsers: behind.length, failed: failed.length }, 'a push did not arrive')
    // The retry skips browsers that got it.
    throw failed[0]?.reason
  }
}

type PushContent = { language: string; lines: NotificationGroup[]; unread: number }

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
