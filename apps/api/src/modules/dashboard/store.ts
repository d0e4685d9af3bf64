import type {
  CommunitySupport,
  DashboardStats,
  FirstSteps,
  RecentWorry,
  StoodBy,
  Week,
  WorriesNow,
  WorryNow,
} from '@worrystone/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { getRow, selectRows } from '../../db/rows.ts'
import { presentRecentWorry, RECENT_WORRY, type RecentWorryRow } from '../posts/index.ts'
import { thanksTo } from '../thanks/index.ts'
import { presentSummary, type SummaryRow } from '../users/index.ts'
import { isPublished, notMutedBy, personVisibleTo, postVisibleTo } from '../visibility/index.ts'

const WEEKS = 8
/** People whose pictures are shown. */
const FACES = 5
const WEEK_MS = 7 * 24 * 60 * 60_000

/** The user's own published worries, including those that are held or taken down. */
const ownWorries = (userId: string) => sql`posts.user_id = ${userId} and ${isPublished} and ${postVisibleTo(userId)}`

const firstDay = (now: Date) => new Date(now.getTime() - WEEKS * WEEK_MS)

const isLiveComment = sql`given.removed_at is null and given.moderation_status = 'approved'`

/** Signs of support, 'Me too's and comments, with whose they are and when they came. */
const signs = (condition: RawBuilder<unknown>) =>
  sql.join(
    ['supports', 'me_toos', 'comments'].map(
      (table) => sql`select given.user_id, given.created_at from ${sql.table(table)} given join posts on posts.id = given.post_id
        where ${condition} and ${table === 'comments' ? isLiveComment : sql`true`}`,
    ),
    sql` union all `,
  )
const fromOthers = (userId: string) => sql`${ownWorries(userId)} and given.user_id <> ${userId}`
const toOthers = (userId: string) => sql`given.user_id = ${userId} and posts.user_id <> ${userId} and ${postVisibleTo(userId)}`

/** How many of a kind others gave to each own worry since a time. */
const newsIn = (table: 'supports' | 'me_toos' | 'comments', userId: string, since: Date) =>
  sql`select given.post_id, count(*)::int as news from ${sql.table(table)} given join posts on posts.id = given.post_id
    where posts.user_id = ${userId} and given.user_id <> ${userId} and given.created_at > ${since}
      and ${table === 'comments' ? isLiveComment : sql`true`}
      and ${personVisibleTo(sql.ref('given.user_id'), userId)} and ${notMutedBy(sql.ref('given.user_id'), userId)}
    group by given.post_id`

type WorryRow = Omit<WorryNow, 'publishedAt' | 'resolvedAt' | 'news'> & {
  publishedAt: Date
  resolvedAt: Date | null
  new_support: number
  new_me_too: number
  new_comments: number
  total: number
  resolved: number
}

/** Reads only. */
export const dashboardStore = (database: Database) => ({
  async stats(userId: string, now: Date): Promise<DashboardStats> {
    const weekAgo = new Date(now.getTime() - WEEK_MS)
    return getRow(database)<DashboardStats>`
      select worries.*,
        (select count(*)::int from follows where following_id = ${userId} and ${personVisibleTo(sql.ref('follower_id'), userId)}) as "followersCount",
        (select count(*)::int from follows where follower_id = ${userId} and ${personVisibleTo(sql.ref('following_id'), userId)}) as "followingCount"
      from (
        select count(*)::int as "totalWorries",
          (count(*) filter (where posts.published_at > ${weekAgo}))::int as "worriesThisWeek",
          count(posts.resolved_at)::int as "resolvedWorries"
        from posts where ${ownWorries(userId)}) worries`
  },

  firstSteps(userId: string): Promise<FirstSteps> {
    const ofOthers = (given: string) => sql`exists (select from ${sql.table(given)} given join posts on posts.id = given.post_id
      where given.user_id = ${userId} and posts.user_id <> ${userId})`
    return getRow(database)<FirstSteps>`
      select exists (select from posts where ${ownWorries(userId)}) as "hasShared",
        (${ofOthers('supports')} or ${ofOthers('me_toos')} or ${ofOthers('comments')}) as "hasHelped"`
  },

  async recentWorries(userId: string, limit: number): Promise<RecentWorry[]> {
    const rows = await selectRows(database)<RecentWorryRow>`
      select ${RECENT_WORRY} from posts where ${ownWorries(userId)}
      order by posts.published_at desc, posts.id desc limit ${limit}`
    return rows.map(presentRecentWorry)
  },

  async communitySupport(userId: string, now: Date): Promise<CommunitySupport> {
    const weekAgo = new Date(now.getTime() - WEEK_MS)
    return getRow(database)<CommunitySupport>`
      select coalesce(sum(posts.support_count), 0)::int as "supportReceived", coalesce(sum(posts.me_too_count), 0)::int as "meTooReceived",
        (select count(*)::int from comments c join posts on posts.id = c.post_id
          where ${ownWorries(userId)} and c.user_id <> ${userId} and c.removed_at is null and c.moderation_status = 'approved'
            and ${personVisibleTo(sql.ref('c.user_id'), userId)}) as "commentsReceived",
        (select count(*)::int from supports s join posts on posts.id = s.post_id
          where ${ownWorries(userId)} and s.created_at > ${weekAgo}) as "supportThisWeek",
        (select count(*)::int from supports s join posts on posts.id = s.post_id
          where s.user_id = ${userId} and ${postVisibleTo(userId)}) as "supportGiven",
        (select count(distinct received.user_id)::int from ${thanksTo(userId)} where ${postVisibleTo(userId)}) as "peopleHelped"
      from posts where ${ownWorries(userId)}`
  },

  async worries(userId: string, { limit, since }: { limit: number; since: Date }): Promise<WorriesNow> {
    const rows = await selectRows(database)<WorryRow>`
      select *, count(*) over ()::int as total, (count("resolvedAt") over ())::int as resolved from (
        select posts.id, posts.privacy_level as "privacyLevel", posts.published_at as "publishedAt", posts.resolved_at as "resolvedAt",
          posts.worry_prompt as "worryPrompt", posts.short_content as "shortContent", posts.language,
          posts.support_count as support, posts.me_too_count as "meToo", posts.comment_count as comments,
          coalesce(s.news, 0) as new_support, coalesce(m.news, 0) as new_me_too, coalesce(c.news, 0) as new_comments
        from posts
          left join (${newsIn('supports', userId, since)}) s on s.post_id = posts.id
          left join (${newsIn('me_toos', userId, since)}) m on m.post_id = posts.id
          left join (${newsIn('comments', userId, since)}) c on c.post_id = posts.id
        where ${ownWorries(userId)}) worries
      order by new_support + new_me_too + new_comments > 0 desc, "publishedAt" desc, id desc limit ${limit}`
    const [first] = rows
    const worries = rows.map(
      ({ publishedAt, resolvedAt, new_support, new_me_too, new_comments, total: _, resolved: __, ...row }) => ({
        ...row,
        publishedAt: publishedAt.toISOString(),
        resolvedAt: resolvedAt?.toISOString() ?? null,
        news: { support: new_support, meToo: new_me_too, comments: new_comments },
      }),
    )
    return { worries, open: (first?.total ?? 0) - (first?.resolved ?? 0), resolved: first?.resolved ?? 0 }
  },

  /** Only the author of a worry may know who supported it or felt it too: these are all the viewer's own. */
  async stoodBy(userId: string, now: Date): Promise<StoodBy> {
    const rows = await selectRows(database)<SummaryRow & { total: number }>`
      select u.id, u.username, u.display_name, u.avatar_url, count(*) over ()::int as total
      from (select user_id, max(created_at) as at from (${signs(fromOthers(userId))}) signs
        where created_at > ${firstDay(now)} and ${personVisibleTo(sql.ref('user_id'), userId)}
          and ${notMutedBy(sql.ref('user_id'), userId)} group by user_id) latest
        join users u on u.id = latest.user_id
      order by latest.at desc, u.id limit ${FACES}`
    return { people: rows.map(presentSummary), total: rows[0]?.total ?? 0 }
  },

  async weeks(userId: string, now: Date): Promise<Week[]> {
    const first = firstDay(now)
    const ofWorries = (column: string) => sql`select ${sql.ref(`posts.${column}`)} as at from posts where ${ownWorries(userId)}`
    const kinds = {
      shared: ofWorries('published_at'),
      resolved: ofWorries('resolved_at'),
      received: sql`select created_at as at from (${signs(fromOthers(userId))}) signs where ${personVisibleTo(sql.ref('user_id'), userId)}`,
      given: sql`select created_at as at from (${signs(toOthers(userId))}) signs`,
      exercises: sql`select completed_at as at from exercise_sessions where user_id = ${userId}`,
    }
    const all = Object.entries(kinds).map(([kind, times]) => sql`select ${sql.lit(kind)} as kind, at from (${times}) times`)
    const rows = await selectRows(database)<{ kind: keyof typeof kinds; week: number; count: number }>`
      select kind, floor(extract(epoch from at - ${first}::timestamptz) * 1000 / ${sql.lit(WEEK_MS)})::int as week, count(*)::int as count
      from (${sql.join(all, sql` union all `)}) all_kinds where at > ${first} and at <= ${now} group by 1, 2`
    const countOf = (kind: keyof typeof kinds, week: number) =>
      rows.find((row) => row.kind === kind && Math.min(row.week, WEEKS - 1) === week)?.count ?? 0
    return Array.from({ length: WEEKS }, (_, week) => ({
      from: new Date(first.getTime() + week * WEEK_MS).toISOString(),
      shared: countOf('shared', week),
      resolved: countOf('resolved', week),
      received: countOf('received', week),
      given: countOf('given', week),
      exercises: countOf('exercises', week),
    }))
  },
})
export type DashboardStore = ReturnType<typeof dashboardStore>
