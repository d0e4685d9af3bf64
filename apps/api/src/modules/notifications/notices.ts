import type { NoticeKind, ReachOutMessage, SmartNotificationReason } from '@worrystone/contracts'
import { type RawBuilder, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'
import { hasBlocked, hasMuted } from '../visibility/index.ts'

/**
 * What happened, by ids only. `actorId` is left out where the house itself speaks; `amount` is the milestone of a count, or what else
 * tells two of the same apart. `reason` and `otherId` belong to check-ins, `messageKey` to a message of the moderators. `causedBy` is for what names nobody: the person is not kept,
 * but nothing is told of somebody whom the reader has blocked or muted.
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
type Taken = Pick<Notice, 'to' | 'kind' | 'actorId' | 'postId'>

/** The same with columns of a larger statement in place of values. */
type InSql<T> = { [K in keyof T]: T[K] | RawBuilder<unknown> }

const ONCE = sql`(select) happened`

/** What `supportNotifications` switches off. */
const SUPPORTING = sql`('support', 'me-too')`

/**
 * Shown in the page only: a push or a mail may be read by somebody else, and must not tell that this person may be in danger. The trigger
 * of migration 0046 names the same kinds.
 */
export const IN_PAGE_ONLY = sql`('concern', 'reach-out', 'kept-as-draft')`

/**
 * `notices.notify` as a part of a larger statement, for what happens a thousand times a second: told once for every row of `source`, whose
 * columns the notice may name. A statement that is kept needs a new `id` each time it runs.
 */
export const insertNotice = (
  {
    id,
    to,
    kind,
    actorId,
    causedBy,
    postId,
    commentId,
    caseId,
    amount,
    reason,
    otherId,
    messageKey,
  }: InSql<Notice & { id: string }>,
  source: RawBuilder<unknown> = ONCE,
) => {
  const actor = sql`${actorId ?? null}::uuid`
  const cause = actorId === undefined && causedBy !== undefined ? sql`${causedBy}::uuid` : actor
  const reader = sql.ref('users.id')
  return sql`
    insert into notifications (id, user_id, kind, actor_id, post_id, comment_id, case_id, amount, reason, other_id, message_key, mailed_at)
    select ${id}::uuid, users.id, ${kind}, ${actor}, ${postId ?? null}::uuid, ${commentId ?? null}::uuid, ${caseId ?? null}::uuid,
      ${amount ?? null}::integer, ${reason ?? null}::text, ${otherId ?? null}::uuid, ${messageKey ?? null}::text,
      case when ${kind}::text in ${IN_PAGE_ONLY} then now() end
    from ${source} join users on users.id = ${to} where users.id is distinct from ${cause}
      and not ${hasBlocked(reader, cause)} and not ${hasBlocked(cause, reader)} and not ${hasMuted(reader, cause)}
      and not (${kind}::text in ${SUPPORTING} and exists (
        select from notification_preferences mine where mine.user_id = users.id and not mine.support_notifications))
      and not (${kind}::text = 'concern' and exists (
        select from notification_preferences mine where mine.user_id = users.id and not mine.concern_messages))
    on conflict do nothing`
}

/** `notices.retract` as a part of a larger statement, for the rows of `source`. */
export const deleteNotice = ({ to, kind, actorId, postId }: InSql<Taken>, source: RawBuilder<unknown> = ONCE) => sql`
  delete from notifications using ${source} where notifications.user_id = ${to} and notifications.kind = ${kind}
    and notifications.actor_id is not distinct from ${actorId ?? null}::uuid
    and notifications.post_id is not distinct from ${postId ?? null}::uuid and notifications.read_at is null`

/** The only maker of notifications. What is told is pushed and mailed by itself: the table's trigger adds the jobs (migration 0046). */
export const notices = (database: Database) => ({
  /**
   * Tells a person once: never what they did themselves, nothing of somebody they blocked, muted or are blocked by, no support if they
   * want none. Joins the caller's transaction, so that nobody hears of what did not happen.
   */
  async notify(notice: Notice) {
    await insertNotice({ id: uuid(), ...notice }).execute(database.db())
  },

  /** The same for many people at once, in one statement. */
  async notifyEach(people: readonly string[], notice: Omit<Notice, 'to'>) {
    if (people.length === 0) return
    const source = sql`unnest(${people}::uuid[], ${people.map(() => uuid())}::uuid[]) as notices(person, notice)`
    await insertNotice({ ...notice, id: sql`notices.notice`, to: sql`notices.person` }, source).execute(database.db())
  },

  /** Takes back what was told and not read yet, because it is no longer so. */
  async retract(taken: Taken) {
    await deleteNotice(taken).execute(database.db())
  },
})
export type Notices = ReturnType<typeof notices>
