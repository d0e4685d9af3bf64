import type { CommunitySupport, DashboardStats, FirstSteps, RecentWorry } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { getRow, selectRows } from '../../db/rows.ts'
import { isPublished, personVisibleTo, postVisibleTo } from '../visibility/index.ts'

const WEEKS = 8
const WEEK_MS = 7 * 24 * 60 * 60_000

/** The user's own published worries, including those that are held or taken down. */
const ownWorries = (userId: string) => sql`posts.user_id = ${userId} and ${isPublished} and ${postVisibleTo(userId)}`

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
    const rows = await selectRows(database)<Omit<RecentWorry, 'publishedAt'> & { publishedAt: Date }>`
      select posts.id, posts.privacy_level as "privacyLevel", posts.published_at as "publishedAt",
        posts.worry_prompt as "worryPrompt", posts.short_content as "shortContent"
      from posts where ${ownWorries(userId)}
      order by posts.published_at desc, posts.id desc limit ${limit}`
    return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }))
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
          where s.user_id = ${userId} and ${postVisibleTo(userId)}) as "supportGiven"
      from posts where ${ownWorries(userId)}`
  },

  /** Shared and resolved worries in each of the last weeks of 7 days, the oldest first. */
  async weeks(userId: string, now: Date) {
    const first = now.getTime() - WEEKS * WEEK_MS
    const rows = await selectRows(database)<{ shared: Date | null; resolved: Date | null }>`
      select posts.published_at as shared, posts.resolved_at as resolved from posts
      where ${ownWorries(userId)} and (posts.published_at > ${new Date(first)} or posts.resolved_at > ${new Date(first)})
      limit 10000`
    const weekOf = (at: Date | null) => (at === null ? -1 : Math.floor((at.getTime() - first) / WEEK_MS))
    return Array.from({ length: WEEKS }, (_, week) => ({
      from: new Date(first + week * WEEK_MS).toISOString(),
      shared: rows.filter(({ shared }) => weekOf(shared) === week).length,
      resolved: rows.filter(({ resolved }) => weekOf(resolved) === week).length,
    }))
  },
})
export type DashboardStore = ReturnType<typeof dashboardStore>
