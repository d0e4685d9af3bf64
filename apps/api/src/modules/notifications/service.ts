import {
  type LanguageCode,
  type Notification,
  type NotificationContext,
  type NotificationPage,
  pickLanguage,
  type SmartNotificationResult,
  SUPPORT_PHRASES,
} from '@worrystone/contracts'
import type { Deps } from '../../deps.ts'
import { translatorFor } from '../../emails/translator.ts'
import { notFound } from '../../http/app-error.ts'
import { cutPage } from '../../http/cut-page.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Bus } from '../../ports/bus.ts'
import type { UserStore } from '../users/index.ts'
import { presentSummary } from '../users/index.ts'
import type { CheckIns } from './check-ins.ts'
import type { Excerpt, GroupQueries, NotificationGroup } from './group-queries.ts'
import { countOf, groupText, typeOf } from './group-texts.ts'
import type { ListenerStore } from './listener-store.ts'
import type { NotificationStore } from './notification-store.ts'
import type { PreferenceStore } from './preference-store.ts'
import type { PreferenceService } from './preferences.ts'
import { quietUntil, utcOffsetMinutes } from './quiet-hours.ts'

type Options = Pick<Deps, 'database' | 'now'> & {
  lines: GroupQueries
  store: NotificationStore
  listeners: ListenerStore
  preferences: PreferenceService
  preferenceStore: PreferenceStore
  users: UserStore
  checkIns: CheckIns
  bus: Bus
}
type Page = { limit: number; offset: number }
/** The languages that the request accepts. */
type Languages = readonly string[]

/** The list of a member's notifications. */
export function notificationService(options: Options) {
  const { database, lines, store, listeners, preferences, preferenceStore, users, checkIns, bus, now } = options
  const readerOf = async (userId: string) => {
    const { timezone } = await preferences.read(userId)
    return { userId, utcOffset: utcOffsetMinutes(now(), timezone) }
  }
  // The language of a page may differ from the language of emails.
  const languageOf = async (userId: string, languages: Languages) =>
    pickLanguage([...languages, (await users.find(userId))?.language ?? 'en'])

  /** Other tabs and devices have to refresh. */
  const changed = async (userId: string, rows: number) => {
    if (rows > 0 && (await listeners.hasListeners(userId))) await bus.publish('notices', [userId])
  }

  return {
    readerOf,

    async list(viewer: Viewer, { limit, offset }: Page, languages: Languages): Promise<NotificationPage> {
      const reader = await readerOf(viewer.userId)
      const [rows, unread, language] = await Promise.all([
        lines.lines(reader, { offset, rows: limit + 1 }),
        lines.unread(reader),
        languageOf(viewer.userId, languages),
      ])
      const { page, hasMore } = cutPage(rows, limit)
      const ids = page.map(({ id }) => id)
      const excerpts = await lines.excerpts(reader, ids)
      return {
        notifications: await Promise.all(page.map((line) => presentNotification(line, language, excerpts.get(line.id)))),
        unreadCount: unread.count,
        hasMore,
      }
    },

    read: (viewer: Viewer, id: string) =>
      database.tx(async () => {
        const reader = await readerOf(viewer.userId)
        const marked = await store.markRead(reader, id, now())
        if (marked === undefined) throw notFound()
        await changed(viewer.userId, marked)
        return { unreadCount: (await lines.unread(reader)).count }
      }),

    readAll: (viewer: Viewer) =>
      database.tx(async () => {
        await changed(viewer.userId, await store.markAllRead(viewer.userId, now()))
        return { unreadCount: 0 }
      }),

    /** What the event stream sends. */
    async state(userId: string) {
      const [{ count, newestId }, user] = await Promise.all([lines.unread(await readerOf(userId)), users.find(userId)])
      return { id: newestId, unreadCount: count, ...(user && { tier: user.current_tier }) }
    },

    async context({ userId }: Viewer): Promise<NotificationContext> {
      const settings = await preferences.read(userId)
      const [{ isDistressed, ...situation }, unread, row] = await Promise.all([
        checkIns.situationOf(userId),
        lines.unread(await readerOf(userId)),
        preferenceStore.find(userId),
      ])
      const quiet = quietUntil(now(), settings)
      return {
        unreadCount: unread.count,
        isQuiet: quiet !== undefined,
        quietUntil: quiet?.toISOString() ?? null,
        checkInFrequency: settings.checkInFrequency,
        nextCheckInAt: row?.next_check_in_at?.toISOString() ?? null,
        unresolvedWorries: situation.unresolved,
        unansweredWorries: situation.unanswered,
        resolvedSimilarWorries: situation.resolvedSimilar,
        suggestion: isDistressed ? null : (situation.choices[0]?.reason ?? null),
      }
    },

    async triggerSmart({ userId }: Viewer, languages: Languages): Promise<SmartNotificationResult> {
      const checkIn = await checkIns.trigger(userId)
      const line = checkIn && (await lines.line(await readerOf(userId), checkIn.id))
      if (!line) return { notification: null, reason: null, isNew: false }
      const notification = await presentNotification(line, await languageOf(userId, languages))
      return { notification, reason: checkIn.reason, isNew: checkIn.isNew }
    },
  }
}
export type NotificationService = ReturnType<typeof notificationService>

/** The text in the reader's language as far as it is a fixed phrase. */
async function excerptText(language: LanguageCode, { phrase, text }: Excerpt): Promise<string> {
  const inLanguage = await translatorFor(language)
  return [phrase && inLanguage(SUPPORT_PHRASES[phrase]), text].filter(Boolean).join(' ')
}

async function presentNotification(line: NotificationGroup, language: LanguageCode, excerpt?: Excerpt): Promise<Notification> {
  const { id, kind, actor_id, username, display_name, avatar_url, post_id, other_id, comment_id, case_id, is_read, created_at } =
    line
  return {
    id,
    type: typeOf(line),
    kind,
    ...(await groupText(language, line)),
    excerpt: excerpt ? await excerptText(language, excerpt) : null,
    count: countOf(line),
    actor: actor_id && username ? presentSummary({ id: actor_id, username, display_name, avatar_url }) : null,
    actors: line.actors.map(presentSummary),
    // A check-in about another's worry links to that one.
    postId: other_id ?? post_id,
    commentId: comment_id,
    caseId: case_id,
    reason: line.reason,
    isRead: is_read,
    createdAt: created_at.toISOString(),
  }
}
