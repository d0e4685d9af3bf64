import type { CheckInFrequency, NoticeKind, ReachOutMessage, SmartReason } from '@worrystone/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { personVisibleTo, postVisibleTo } from '../visibility/index.ts'
import { IN_PAGE_ONLY } from './notices.ts'

/** One line: everything of a kind that is told together. */
export type Line = {
  id: string
  kind: NoticeKind
  actor_id: string | null
  username: string | null
  display_name: string | null
  avatar_url: string | null
  post_id: string | null
  other_id: string | null
  comment_id: string | null
  case_id: string | null
  reason: SmartReason | null
  message_key: ReachOutMessage | null
  amount: number | null
  people: number
  is_read: boolean
  created_at: Date
}
/** Whose lines, and how many minutes their day begins before that of UTC. */
type Reader = { userId: string; ahead: number }
type Rows = { offset: number; rows: number }

/** So many of the newest are looked at: whoever supports a worry that thousands support is counted, but no longer listed. */
const WINDOW = 2_000

const TOGETHER = sql`('support', 'me-too')`

/** Same worry and same day: one line. `n` is a row of notifications. */
const dayOf = (at: RawBuilder<unknown>, ahead: number) =>
  sql`case when n.kind in ${TOGETHER} then ((${at} at time zone 'UTC') + make_interval(mins => ${ahead}))::date end`

/**
 * What the reader may still see: nothing of somebody across a block, nothing about a worry that was hidden from them or a comment that
 * was taken down. What the house says about its own decisions stays.
 */
const shown = (userId: string) => sql<boolean>`(
  (n.actor_id is null or ${personVisibleTo(sql.ref('n.actor_id'), userId)})
  and (n.kind in ('follow', 'moderation', 'report') or (
    (n.post_id is null or exists (select from posts where posts.id = n.post_id and ${postVisibleTo(userId)}))
    and (n.other_id is null or exists (select from posts where posts.id = n.other_id and ${postVisibleTo(userId)}))
    and (n.comment_id is null or exists (
      select from comments where comments.id = n.comment_id and removed_at is null and moderation_status = 'approved')))))`

const NOTHING = sql`true`
const UNREAD = sql`n.read_at is null`

/** The reader's lines. `only` narrows the rows they are made of. */
const linesOf = ({ userId, ahead }: Reader, only: RawBuilder<unknown> = NOTHING) => sql`(
  select (array_agg(n.id order by n.created_at desc, n.id desc))[1] as id,
    (array_agg(n.actor_id order by n.created_at desc, n.id desc))[1] as actor_id,
    n.kind, n.post_id, n.other_id, n.comment_id, n.case_id, n.reason, n.message_key,
    max(n.amount) as amount, count(*)::int as people, bool_and(n.read_at is not null) as is_read, max(n.created_at) as created_at
  from (select * from notifications n where n.user_id = ${userId} and ${only}
    order by n.created_at desc, n.id desc limit ${sql.lit(WINDOW)}) n
  where ${shown(userId)}
  group by n.kind, n.post_id, n.other_id, n.comment_id, n.case_id, n.reason, n.message_key, ${dayOf(sql`n.created_at`, ahead)},
    case when n.kind not in ${TOGETHER} then n.id end)`

/** Reads and marks the table notifications; made are they by `notices.ts` only. */
export function notificationStore(database: Database) {
  const { db } = database

  async function lines(reader: Reader, { offset, rows: limit }: Rows, only?: RawBuilder<unknown>): Promise<Line[]> {
    const { rows } = await sql<Line>`
      select line.*, users.username, users.display_name, users.avatar_url
      from (select * from ${linesOf(reader, only)} every order by created_at desc, id desc offset ${offset} limit ${limit}) line
      left join users on users.id = line.actor_id
      order by line.created_at desc, line.id desc`.execute(db())
    return rows
  }

  return {
    lines: (reader: Reader, page: Rows) => lines(reader, page),

    async line(reader: Reader, id: string): Promise<Line | undefined> {
      const [line] = await lines(reader, { offset: 0, rows: 1 }, sql`n.id = ${id}`)
      return line
    },

    /** How many lines are not read, and the newest of them. */
    async unread(reader: Reader): Promise<{ count: number; newestId: string | null }> {
      const { rows } = await sql<{ count: number; newest: string | null }>`
        select count(*)::int as count, (array_agg(id order by created_at desc, id desc))[1] as newest
        from ${linesOf(reader, UNREAD)} every`.execute(db())
      return { count: rows[0]?.count ?? 0, newestId: rows[0]?.newest ?? null }
    },

    /** Marks a line as far as it went when its reader saw it; undefined if it is not theirs. How many were marked. */
    async markRead({ userId, ahead }: Reader, id: string, at: Date): Promise<number | undefined> {
      const found = await db()
        .selectFrom('notifications')
        .select('id')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      if (!found) return undefined
      const { numAffectedRows } = await sql`
        update notifications n set read_at = ${at} from notifications clicked
        where clicked.id = ${id} and n.user_id = ${userId} and n.read_at is null and (n.id = clicked.id or (
          n.kind in ${TOGETHER} and n.kind = clicked.kind and n.post_id = clicked.post_id and n.created_at <= clicked.created_at
          and ${dayOf(sql`n.created_at`, ahead)} = ${dayOf(sql`clicked.created_at`, ahead)}))`.execute(db())
      return Number(numAffectedRows ?? 0)
    },

    async markAllRead(userId: string, at: Date): Promise<number> {
      const done = await db()
        .updateTable('notifications')
        .set({ read_at: at })
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .executeTakeFirst()
      return Number(done.numUpdatedRows)
    },

    /** Of these people, those who were told something since then. */
    async toldSince(userIds: string[], since: Date): Promise<string[]> {
      const { rows } = await sql<{ user_id: string }>`
        select distinct user_id from notifications
        where user_id = any(${userIds}::uuid[]) and (created_at >= ${since} or read_at >= ${since})`.execute(db())
      return rows.map(({ user_id }) => user_id)
    },

    /** Notes that this process has streams of these people open: only then is it told of them. */
    async listen(process: string, userIds: string[], seconds: number) {
      await sql`
        insert into notification_listeners (user_id, process, until)
        select id, ${process}::uuid, now() + make_interval(secs => ${seconds})
        from users where id = any(${userIds}::uuid[]) order by id
        on conflict (user_id, process) do update set until = excluded.until`.execute(db())
    },

    async hasListeners(userId: string): Promise<boolean> {
      const { rows } = await sql<{ found: boolean }>`
        select exists (select from notification_listeners where user_id = ${userId} and until > now()) as found`.execute(db())
      return rows[0]?.found ?? false
    },

    async forgetListeners() {
      await sql`delete from notification_listeners where until < now()`.execute(db())
    },

    /** Of these sessions, those that live. */
    async liveSessions(ids: string[]): Promise<Set<string>> {
      const { rows } = await sql<{ id: string }>`
        select id from sessions where id = any(${ids}::uuid[]) and ended_at is null`.execute(db())
      return new Set(rows.map(({ id }) => id))
    },

    /** The unread lines that no mail has told of, from what was told until then. */
    unmailed: (reader: Reader, until: Date, rows: number) =>
      lines(reader, { offset: 0, rows }, sql`${UNREAD} and n.mailed_at is null and n.created_at <= ${until}`),

    /** When the oldest of what waits for a mail was told. */
    async oldestUnmailed(userId: string): Promise<Date | undefined> {
      const { rows } = await sql<{ at: Date | null }>`
        select min(created_at) as at from notifications n
        where n.user_id = ${userId} and ${UNREAD} and n.mailed_at is null`.execute(db())
      return rows[0]?.at ?? undefined
    },

    async markMailed(userId: string, { until, at }: { until: Date; at: Date }) {
      await sql`
        update notifications n set mailed_at = ${at}
        where n.user_id = ${userId} and ${UNREAD} and n.mailed_at is null and n.created_at <= ${until}`.execute(db())
    },

    /** The unread lines of what was told after a time, as far as a push may tell of it. */
    toldAfter: (reader: Reader, after: Date, rows: number) =>
      lines(reader, { offset: 0, rows }, sql`${UNREAD} and n.kind not in ${IN_PAGE_ONLY} and n.created_at > ${after}`),

    /** When the last of somebody's notifications was told. */
    async lastTold(userId: string): Promise<Date | undefined> {
      const { rows } = await sql<{ at: Date }>`
        select created_at as at from notifications where user_id = ${userId}
        order by created_at desc, id desc limit 1`.execute(db())
      return rows[0]?.at
    },

    /** Throws away what is older, some thousands at a time. Ids begin with their time, so the oldest are found without an index of their own. */
    async forget(before: Date) {
      await sql`
        delete from notifications where id in (
          select id from notifications where id < ${firstIdOf(before)}::uuid order by id limit ${sql.lit(10_000)})`.execute(db())
    },
  }
}
export type NotificationStore = ReturnType<typeof notificationStore>

/** The smallest UUIDv7 of a moment. */
function firstIdOf(at: Date): string {
  const hex = at.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

export type PreferencesRow = {
  email_notifications: boolean
  push_notifications: boolean
  support_notifications: boolean
  concern_messages: boolean
  check_in_frequency: CheckInFrequency
  quiet_hours_start: string
  quiet_hours_end: string
  timezone: string
  next_check_in_at: Date | null
}

/** The only writer of notification_preferences. */
export function preferenceStore({ db }: Pick<Database, 'db'>) {
  return {
    find: (userId: string): Promise<PreferencesRow | undefined> =>
      db().selectFrom('notification_preferences').selectAll().where('user_id', '=', userId).executeTakeFirst(),

    async save(userId: string, set: Partial<PreferencesRow>, at: Date) {
      const change = { ...set, updated_at: at }
      await db()
        .insertInto('notification_preferences')
        .values({ user_id: userId, ...change })
        .onConflict((mine) => mine.column('user_id').doUpdateSet(change))
        .execute()
    },

    /** Gives those a first check-in who have none planned yet: a week after they came. */
    async planFirst(rows: number) {
      await sql`
        insert into notification_preferences (user_id, next_check_in_at)
        select users.id, users.created_at + interval '7 days' from users
        where not exists (select from notification_preferences mine where mine.user_id = users.id)
        order by users.id limit ${rows}
        on conflict do nothing`.execute(db())
    },

    async due(now: Date, rows: number): Promise<string[]> {
      const { rows: due } = await sql<{ user_id: string }>`
        select user_id from notification_preferences where next_check_in_at <= ${now} order by next_check_in_at limit ${rows}`.execute(
        db(),
      )
      return due.map(({ user_id }) => user_id)
    },
  }
}
export type PreferenceStore = ReturnType<typeof preferenceStore>

export type SubscriptionRow = { id: string; endpoint: string; p256dh: string; auth: string; pushed_until: Date; hangs: number }
type NewSubscription = Omit<SubscriptionRow, 'pushed_until' | 'hangs'> & {
  userId: string
  sessionId: string
  endpointKey: string
}

/** The only writer of push_subscriptions. */
export function subscriptionStore({ db }: Pick<Database, 'db'>) {
  return {
    /** A browser that changes hands tells its new owner only. */
    async add({ id, userId, sessionId, endpointKey, endpoint, p256dh, auth }: NewSubscription) {
      const mine = { user_id: userId, session_id: sessionId, endpoint, p256dh, auth }
      await db()
        .insertInto('push_subscriptions')
        .values({ id, endpoint_key: endpointKey, ...mine })
        .onConflict((known) =>
          known.column('endpoint_key').doUpdateSet({
            ...mine,
            // What is held for the same person stays held.
            pushed_until: sql`case when push_subscriptions.user_id = ${userId} then push_subscriptions.pushed_until else now() end`,
          }),
        )
        .execute()
    },

    /** Keeps the newest `most` of a person's browsers. */
    async keepNewest(userId: string, most: number) {
      await sql`
        delete from push_subscriptions where id in (
          select id from push_subscriptions where user_id = ${userId} order by created_at desc, id desc offset ${most})`.execute(
        db(),
      )
    },

    async remove(userId: string, endpointKey: string) {
      await db().deleteFrom('push_subscriptions').where('user_id', '=', userId).where('endpoint_key', '=', endpointKey).execute()
    },
    async removeGone(id: string) {
      await db().deleteFrom('push_subscriptions').where('id', '=', id).execute()
    },

    /** Where somebody is signed in still. */
    async live(userId: string): Promise<SubscriptionRow[]> {
      return db()
        .selectFrom('push_subscriptions as s')
        .innerJoin('sessions', 'sessions.id', 's.session_id')
        .select(['s.id', 's.endpoint', 's.p256dh', 's.auth', 's.pushed_until', 's.hangs'])
        .where('s.user_id', '=', userId)
        .where('sessions.ended_at', 'is', null)
        .orderBy('s.id')
        .execute()
    },

    async setPushed(id: string, until: Date) {
      await db().updateTable('push_subscriptions').set({ pushed_until: until }).where('id', '=', id).execute()
    },

    async setHangs(id: string, hangs: number) {
      await db().updateTable('push_subscriptions').set({ hangs }).where('id', '=', id).execute()
    },

    /** Browsers that nobody is signed in with any more. */
    async forget() {
      await sql`
        delete from push_subscriptions where id in (
          select s.id from push_subscriptions s join sessions on sessions.id = s.session_id
          where sessions.ended_at is not null limit ${sql.lit(5_000)})`.execute(db())
    },
  }
}
export type SubscriptionStore = ReturnType<typeof subscriptionStore>
