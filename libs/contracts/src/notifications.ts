import * as z from '@worrystone/contracts/zod'
import { Done, endpoint, Id, Time } from './endpoint.ts'
import { CheckInFrequency, preferencesApi } from './notification-preferences.ts'
import { paging } from './paging.ts'
import { Tier } from './tier.ts'
import { UserSummary } from './user-summary.ts'

export const NotificationType = z.enum(['check_in', 'support', 'encouragement', 'community', 'reminder', 'other'])
export type NotificationType = z.infer<typeof NotificationType>

/**
 * What happened; finer than the type, so that a page knows where a notification leads. `concern` (a member cares about the recipient),
 * `reach-out` (a message of the moderators) and `kept-as-draft` (a scheduled worry was not shared) lead to /help. `helped`: the author of
 * a worry said that the recipient helped, with one comment or (no `commentId`) in all. `follow-up`: how is an own worry now?
 * `waiting-worries`, to moderators: worries will soon have waited a day for a first word.
 */
export const NoticeKind = z.enum([
  'support',
  'comment',
  'reply',
  'follow',
  'me-too',
  'moderation',
  'report',
  'check-in',
  'concern',
  'reach-out',
  'kept-as-draft',
  'helped',
  'waiting-worries',
  'follow-up',
])
export type NoticeKind = z.infer<typeof NoticeKind>

/** Why a check-in was chosen: an own worry without a reply, a long unresolved one, one similar to a resolved one, or none. */
export const SmartNotificationReason = z.enum(['unanswered', 'unresolved', 'resolved-similar', 'hello'])
export type SmartNotificationReason = z.infer<typeof SmartNotificationReason>

/**
 * One line of the list: support and me-too for one worry on one day are one line. `id` is its newest part; `title` and `message` are in
 * the member's language and contain no text of any member: only these two are also sent as mail or push.
 */
export const Notification = z.object({
  id: Id,
  type: NotificationType,
  kind: NoticeKind,
  title: z.string(),
  message: z.string(),
  /** The beginning of the comment, or of the own worry, that it is about; null where there is none that the member may read now. */
  excerpt: z.nullable(z.string()),
  /** How many people or times it counts. */
  count: z.number(),
  /** The latest actor; null for messages of the system, or where a name would reveal too much. */
  actor: z.nullable(UserSummary),
  /** The latest people whom it groups, the newest first, at most three; empty where there is no `actor`. */
  actors: z.array(UserSummary),
  postId: z.nullable(Id),
  commentId: z.nullable(Id),
  caseId: z.nullable(Id),
  /** Of a check-in only. */
  reason: z.nullable(SmartNotificationReason),
  isRead: z.boolean(),
  createdAt: Time,
})
export type Notification = z.infer<typeof Notification>

const UnreadCount = z.object({ unreadCount: z.number() })

export const NotificationPage = z.object({
  notifications: z.array(Notification),
  unreadCount: z.number(),
  hasMore: z.boolean(),
})
export type NotificationPage = z.infer<typeof NotificationPage>

/** What the choice of a check-in is based on. */
export const NotificationContext = z.object({
  unreadCount: z.number(),
  isQuiet: z.boolean(),
  /** The end of the present quiet hours. */
  quietUntil: z.nullable(Time),
  checkInFrequency: CheckInFrequency,
  nextCheckInAt: z.nullable(Time),
  unresolvedWorries: z.number(),
  unansweredWorries: z.number(),
  resolvedSimilarWorries: z.number(),
  /** The subject of a check-in now; null: nothing, or now is not the time. */
  suggestion: z.nullable(SmartNotificationReason),
})
export type NotificationContext = z.infer<typeof NotificationContext>

/** `isNew`: made by this call. At most one a day; a second call returns the same one. */
export const SmartNotificationResult = z.object({
  notification: z.nullable(Notification),
  reason: z.nullable(SmartNotificationReason),
  isNew: z.boolean(),
})
export type SmartNotificationResult = z.infer<typeof SmartNotificationResult>

/**
 * One event of the stream, named `notifications`: the newest line's id, the unread count, and the person's present tier. The
 * client requests the rest.
 */
export const NotificationEvent = z.object({ id: z.nullable(Id), unreadCount: z.number(), tier: z.optional(Tier) })
export type NotificationEvent = z.infer<typeof NotificationEvent>

const ADDRESS = 'Invalid push subscription'
const base64url = (min: number, max: number) =>
  z.string(ADDRESS).check(z.minLength(min, ADDRESS), z.maxLength(max, ADDRESS), z.regex(/^[A-Za-z0-9_-]+={0,2}$/, ADDRESS))
const pushAddress = z.string(ADDRESS).check(z.minLength(1, ADDRESS), z.maxLength(2_000, ADDRESS))

/** A browser's `PushSubscription` as its `toJSON()` gives it, without the time it expires. */
export const PushSubscriptionForm = z.strictObject({
  endpoint: pushAddress,
  keys: z.strictObject({ p256dh: base64url(80, 100), auth: base64url(16, 40) }),
  expirationTime: z.optional(z.nullable(z.number())),
})
export type PushSubscriptionForm = z.infer<typeof PushSubscriptionForm>

/** The content of a push, safe for a lock screen. `text` is the one sentence that is shown, in `language`. */
export type PushPayload = {
  /** Of the newest line, which represents the rest; `count` is over all new lines. */
  id: string
  kind: NoticeKind
  postId: string | null
  caseId: string | null
  count: number
  unreadCount: number
  language: string
  text: string
}

export const notificationsApi = {
  ...preferencesApi,
  list: endpoint.get('/notifications', {
    who: 'member',
    summary: 'Own notifications, the latest first',
    query: z.object(paging()),
    response: NotificationPage,
  }),
  readAll: endpoint.put('/notifications/read-all', {
    who: 'member',
    summary: 'Mark every notification as read',
    response: UnreadCount,
  }),
  read: endpoint.put('/notifications/:id/read', {
    who: 'member',
    summary: 'Mark one notification as read, with everything that its line stands for',
    params: z.object({ id: Id }),
    response: UnreadCount,
  }),
  context: endpoint.get('/notifications/context', {
    who: 'member',
    summary: 'What a check-in would be chosen from',
    response: NotificationContext,
  }),
  triggerSmart: endpoint.post('/notifications/trigger-smart', {
    who: 'member',
    summary: 'Choose a check-in that helps now',
    response: SmartNotificationResult,
  }),
  /** Not JSON: server-sent events, read by `fetch` with the usual Authorization header. `response` is the data of each event. */
  stream: endpoint.get('/notifications/stream', {
    who: 'member',
    summary: 'Server-sent events: told at once when the list changes',
    response: NotificationEvent,
  }),
  pushKey: endpoint.get('/notifications/push', {
    who: 'member',
    summary: 'The key that a browser subscribes with; null: this site pushes nothing',
    response: z.object({ publicKey: z.nullable(z.string()) }),
  }),
  subscribe: endpoint.post('/notifications/push', {
    who: 'member',
    summary: 'Push to this browser',
    body: PushSubscriptionForm,
    response: Done,
  }),
  unsubscribe: endpoint.post('/notifications/push/remove', {
    who: 'member',
    summary: 'Push to this browser no more',
    body: z.strictObject({ endpoint: pushAddress }),
    response: Done,
  }),
}
