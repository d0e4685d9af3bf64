import type { NoticeKind, ReachOutMessage, SmartNotificationReason, SupportPhrase } from '@worrystone/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { getRow, selectRows } from '../../db/rows.ts'
import { type SummaryRow, summaryJson } from '../users/index.ts'
import { personVisibleTo, postVisibleTo } from '../visibility/index.ts'
import { IN_PAGE_ONLY } from './notices.ts'

/** A line of the list: notifications of one kind that are grouped. */
export type NotificationGroup = {
  id: string
  kind: NoticeKind
  actor_id: string | null
  username: string | null
  display_name: string | null
  avatar_url: string | null
  /** The latest of the grouped people, the newest first. */
  actors: SummaryRow[]
  post_id: string | null
  other_id: string | null
  comment_id: string | null
  case_id: string | null
  reason: SmartNotificationReason | null
  message_key: ReachOutMessage | null
  amount: number | null
  people: number
  is_read: boolean
  created_at: Date
}
/** The reader, and the offset of their time zone from UTC in minutes. */
export type GroupReader = { userId: string; utcOffset: number }
type Rows = { offset: number; rows: number }

/** The people of a line whose pictures are shown. */
const SHOWN_ACTORS = 3

/** Only this many of the newest are grouped: beyond it supporters of a very popular worry are not listed. */
const WINDOW = 2_000

/** A text that may begin with a fixed phrase. */
export type Excerpt = { phrase: SupportPhrase | null; text: string }

/** Characters of an excerpt: more than one row shows. */
const EXCERPT_LENGTH = 160

export const GROUPED_KINDS = sql`('support', 'me-too')`

/** The grouping key: same worry and same day. `n` is a row of notifications. */
export const dayOf = (at: RawBuilder<unknown>, utcOffset: number) =>
  sql`case when n.kind in ${GROUPED_KINDS} then ((${at} at time zone 'UTC') + make_interval(mins => ${utcOffset}))::date end`

/**
 * What the reader may still see: nothing by a person across a block, nothing about a worry that is hidden from them or a comment that
 * was taken down. Moderators' decisions remain visible.
 */
const isVisible = (userId: string) => sql<boolean>`(
  (n.actor_id is null or ${personVisibleTo(sql.ref('n.actor_id'), userId)})
  and (n.kind in ('follow', 'moderation', 'report') or (
    (n.post_id is null or exists (select from posts where posts.id = n.post_id and ${postVisibleTo(userId)}))
    and (n.other_id is null or exists (select from posts where posts.id = n.other_id and ${postVisibleTo(userId)}))
    and (n.comment_id is null or exists (
      select from comments where comments.id = n.comment_id and removed_at is null and moderation_status = 'approved')))))`

export const UNREAD = sql`n.read_at is null`

/** The reader's lines. `only` filters the rows that they group. */
const groupsOf = ({ userId, utcOffset }: GroupReader, only: RawBuilder<unknown> = sql`true`) => sql`(
  select (array_agg(n.id order by n.created_at desc, n.id desc))[1] as id,
    (array_agg(n.actor_id order by n.created_at desc, n.id desc))[1] as actor_id,
    (array_agg(n.actor_id order by n.created_at desc, n.id desc) filter (where n.actor_id is not null))[1:${sql.lit(SHOWN_ACTORS)}] as actor_ids,
    n.kind, n.post_id, n.other_id, n.comment_id, n.case_id, n.reason, n.message_key,
    max(n.amount) as amount, count(*)::int as people, bool_and(n.read_at is not null) as is_read, max(n.created_at) as created_at
  from (select * from notifications n where n.user_id = ${userId} and ${only}
    order by n.created_at desc, n.id desc limit ${sql.lit(WINDOW)}) n
  where ${isVisible(userId)}
  group by n.kind, n.post_id, n.other_id, n.comment_id, n.case_id, n.reason, n.message_key, ${dayOf(sql`n.created_at`, utcOffset)},
    case when n.kind not in ${GROUPED_KINDS} then n.id end)`

export function groupQueries({ db }: Pick<Database, 'db'>) {
  async function lines(
    reader: GroupReader,
    { offset, rows: limit }: Rows,
    only?: RawBuilder<unknown>,
  ): Promise<NotificationGroup[]> {
    return selectRows({ db })<NotificationGroup>`
      select line.*, users.username, users.display_name, users.avatar_url,
        array(select ${summaryJson('person')} from unnest(line.actor_ids) with ordinality shown (id, place)
          join users person on person.id = shown.id order by shown.place) as actors
      from (select * from ${groupsOf(reader, only)} every order by created_at desc, id desc offset ${offset} limit ${limit}) line
      left join users on users.id = line.actor_id
      order by line.created_at desc, line.id desc`
  }

  return {
    lines: (reader: GroupReader, page: Rows) => lines(reader, page),

    async line(reader: GroupReader, id: string): Promise<NotificationGroup | undefined> {
      const [line] = await lines(reader, { offset: 0, rows: 1 }, sql`n.id = ${id}`)
      return line
    },

    /**
     * What these lines are about, by their ids: the comment, or the own worry. Separate from `lines`, so that mails and pushes never have
     * it. A text that the reader may not see now has none.
     */
    async excerpts({ userId }: GroupReader, ids: string[]): Promise<Map<string, Excerpt>> {
      const rows = await selectRows({ db })<{ id: string } & Excerpt>`
        select n.id, comments.phrase, left(coalesce(comments.content, own.short_content), ${sql.lit(EXCERPT_LENGTH)}) as text
        from notifications n
        left join comments on comments.id = n.comment_id and n.kind in ('comment', 'reply', 'helped')
        left join posts own on own.id = n.post_id and own.user_id = n.user_id
          and n.kind in ('support', 'me-too', 'check-in', 'kept-as-draft')
        where n.id = any(${ids}::uuid[]) and n.user_id = ${userId} and ${isVisible(userId)}
          and coalesce(comments.content, own.short_content) is not null`
      return new Map(rows.map((row) => [row.id, row]))
    },

    async unread(reader: GroupReader): Promise<{ count: number; newestId: string | null }> {
      const { count, newest } = await getRow({ db })<{ count: number; newest: string | null }>`
        select count(*)::int as count, (array_agg(id order by created_at desc, id desc))[1] as newest
        from ${groupsOf(reader, UNREAD)} every`
      return { count, newestId: newest }
    },

    /** The unread lines until then that were not mailed. */
    unmailed: (reader: GroupReader, until: Date, rows: number) =>
      lines(reader, { offset: 0, rows }, sql`${UNREAD} and n.mailed_at is null and n.created_at <= ${until}`),

    /** The unread lines after a time, without the kinds that are shown in the page only. */
    notifiedAfter: (reader: GroupReader, after: Date, rows: number) =>
      lines(reader, { offset: 0, rows }, sql`${UNREAD} and n.kind not in ${IN_PAGE_ONLY} and n.created_at > ${after}`),
  }
}
export type GroupQueries = ReturnType<typeof groupQueries>
