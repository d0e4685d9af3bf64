import type { NoticeKind, ReachOutMessage, SmartNotificationReason } from '@worrystone/contracts'
import { type RawBuilder, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'
import { hasBlocked, hasMuted } from '../visibility/index.ts'

/**
 * An event to notify of, by ids only. `actorId` is absent for events of the site itself; `amount` is the milestone of a count, or another
 * number that distinguishes two events. `reason` and `otherId` belong to check-ins, `messageKey` to a message of the moderators.
 * `causedBy` is not stored: nobody is notified of an event caused by a person whom they have blocked or muted.
 */
export type Notice = {
  to: string
  kind: NoticeKind
  actorId?: string
  causedBy?: string
  postId?: string
  commentId?: string
  caseId?: string
  amount?: number
  reason?: SmartNotificationReason
  otherId?: string
  messageKey?: ReachOutMessage
}
type Retracted = Pick<Notice, 'to' | 'kind' | 'actorId' | 'postId' | 'commentId'>

/** The same fields as values or as SQL expressions of a larger statement. */
type InSql<T> = { [K in keyof T]: T[K] | RawBuilder<unknown> }

const ONCE = sql`(select) happened`

/** The kinds that `supportNotifications` switches off. */
const SUPPORT_KINDS = sql`('support', 'me-too', 'helped')`

/**
 * Kinds that are shown in the page only: others may read a push or an email, and must not learn that this person may be in danger, or has
 * a worry for two weeks. The trigger of migration 0111 names the same kinds.
 */
export const IN_PAGE_ONLY = sql`('concern', 'reach-out', 'kept-as-draft', 'follow-up')`

/**
 * `notices.notify` as part of a larger statement, for frequent events: one notification for every row of `source`, whose columns the
 * notice may refer to. A prepared statement needs a new `id` each time it runs.
 */
export const insertNotice = (notice: InSql<Notice & { id: string }>, source: RawBuilder<unknown> = ONCE) => {
  const { id, to, kind, actorId, causedBy, postId, commentId, caseId, amount, reason, otherId, messageKey } = notice
  const actor = sql`${actorId ?? null}::uuid`
  const cause = causedBy === undefined ? actor : sql`coalesce(${actor}, ${causedBy}::uuid)`
  const reader = sql.ref('users.id')
  return sql`
    insert into notifications (id, user_id, kind, actor_id, post_id, comment_id, case_id, amount, reason, other_id, message_key, mailed_at)
    select ${id}::uuid, users.id, ${kind}, ${actor}, ${postId ?? null}::uuid, ${commentId ?? null}::uuid, ${caseId ?? null}::uuid,
      ${amount ?? null}::integer, ${reason ?? null}::text, ${otherId ?? null}::uuid, ${messageKey ?? null}::text,
      case when ${kind}::text in ${IN_PAGE_ONLY} then now() end
    from ${source} join users on users.id = ${to} where users.id is distinct from ${cause}
      and not ${hasBlocked(reader, cause)} and not ${hasBlocked(cause, reader)} and not ${hasMuted(reader, cause)}
      and not (${kind}::text in ${SUPPORT_KINDS} and exists (
        select from notification_preferences mine where mine.user_id = users.id and not mine.support_notifications))
      and not (${kind}::text = 'concern' and exists (
        select from notification_preferences mine where mine.user_id = users.id and not mine.concern_messages))
    on conflict do nothing`
}

/** `notices.retract` as part of a larger statement, for the rows of `source`. */
export const deleteNotice = (
  { to, kind, actorId, postId, commentId }: InSql<Retracted>,
  source: RawBuilder<unknown> = ONCE,
) => sql`
  delete from notifications using ${source} where notifications.user_id = ${to} and notifications.kind = ${kind}
    and notifications.actor_id is not distinct from ${actorId ?? null}::uuid
    and notifications.post_id is not distinct from ${postId ?? null}::uuid
    and notifications.comment_id is not distinct from ${commentId ?? null}::uuid and notifications.read_at is null`

const EVENT_TYPES: Record<keyof Notice | 'id', string> = {
  id: 'uuid',
  to: 'uuid',
  kind: 'text',
  actorId: 'uuid',
  causedBy: 'uuid',
  postId: 'uuid',
  commentId: 'uuid',
  caseId: 'uuid',
  amount: 'integer',
  reason: 'text',
  otherId: 'uuid',
  messageKey: 'text',
}
const EVENT_COLUMNS = sql.raw(
  Object.entries(EVENT_TYPES)
    .map(([name, type]) => `"${name}" ${type}`)
    .join(', '),
)
/** Each field of a notice as a column of the rows `event`. */
const EVENT = Object.fromEntries(Object.keys(EVENT_TYPES).map((name) => [name, sql.ref(`event.${name}`)])) as InSql<
  Notice & { id: string }
>

/** The only place that inserts notifications. The table's trigger adds the jobs that push and mail them (migration 0111). */
export const notices = (database: Database) => ({
  /**
   * Notifies a person once: never of their own actions, of a person they blocked or muted or are blocked by, or of support if they
   * switched that off. Joins the caller's transaction, so that a rollback notifies nobody.
   */
  async notify(notice: Notice) {
    await insertNotice({ id: uuid(), ...notice }).execute(database.db())
  },

  /** Like `notify`, for many events in one statement. The caller bounds their number. */
  async notifyAll(events: readonly Notice[]) {
    if (events.length === 0) return
    const rows = JSON.stringify(events.map((event) => ({ id: uuid(), ...event })))
    await insertNotice(EVENT, sql`jsonb_to_recordset(${rows}::jsonb) as event(${EVENT_COLUMNS})`).execute(database.db())
  },

  /** Deletes the unread notification of an event that no longer holds. */
  async retract(retracted: Retracted) {
    await deleteNotice(retracted).execute(database.db())
  },
})
export type Notices = ReturnType<typeof notices>
