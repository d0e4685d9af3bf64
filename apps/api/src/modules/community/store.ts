import type { CommunityFigures } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { getRow, selectRows } from '../../db/rows.ts'
import type { SummaryRow } from '../users/index.ts'
import { personVisibleTo, postVisibleTo } from '../visibility/index.ts'

/** When a member was last active, to the hour. */
export type Activity = { user_id: string; last_active_at: Date }
type Member = SummaryRow & { last_active_at: Date; is_following: boolean }

/** A count, and of how many different people. */
export type Counted = { count: number; people: number }

const MAX_LISTED = 1_000

const isPublic = postVisibleTo(null)

/** Everyone with activity on a public worry within 7 days. Users who are leaving are excluded. */
const ACTIVITIES = sql`
  select posts.user_id, posts.published_at as at from posts where ${isPublic} and posts.published_at > now() - interval '7 days'
  union all
  select comments.user_id, comments.created_at from comments join posts on posts.id = comments.post_id
    where comments.created_at > now() - interval '7 days' and comments.moderation_status = 'approved' and comments.removed_at is null
      and ${personVisibleTo(sql.ref('comments.user_id'), null)} and ${isPublic}
  union all
  select supports.user_id, supports.created_at from supports join posts on posts.id = supports.post_id
    where supports.created_at > now() - interval '7 days' and ${personVisibleTo(sql.ref('supports.user_id'), null)} and ${isPublic}`

/** Posts, comments and supports of 30 days on public worries, by people who count in figures. */
const OF_30_DAYS = sql`
  select 'worry' as kind, posts.user_id from posts where ${isPublic} and posts.published_at > now() - interval '30 days'
  union all
  select 'kind-word', comments.user_id from comments join posts on posts.id = comments.post_id
    where comments.created_at > now() - interval '30 days' and comments.moderation_status = 'approved' and comments.removed_at is null
      and comments.user_id <> posts.user_id and ${personVisibleTo(sql.ref('comments.user_id'), null)} and ${isPublic}
  union all
  select 'kind-word', supports.user_id from supports join posts on posts.id = supports.post_id
    where supports.created_at > now() - interval '30 days' and ${personVisibleTo(sql.ref('supports.user_id'), null)} and ${isPublic}`

/** Reads only. */
export const communityStore = (database: Database) => ({
  figures: (): Promise<CommunityFigures> =>
    getRow(database)<CommunityFigures>`
      select (select count(*)::int from users where leaves_at is null) as members,
        (select count(*)::int from posts where ${isPublic} and posts.published_at > now() - interval '1 day') as "postsToday",
        (select count(*)::int from supports join posts on posts.id = supports.post_id
          where supports.created_at > now() - interval '1 day' and ${personVisibleTo(sql.ref('supports.user_id'), null)} and ${isPublic}) as "supportToday",
        (select count(distinct activities.user_id)::int from (${ACTIVITIES}) activities) as "activeMembers"`,

  /** One row per kind; a kind without rows is missing. */
  overview: () =>
    selectRows(database)<Counted & { kind: 'member' | 'worry' | 'kind-word' }>`
      select kind, count(*)::int as count, count(distinct user_id)::int as people
      from (select 'member' as kind, id as user_id from users where leaves_at is null union all ${OF_30_DAYS}) counted
      where user_id not in (select id from users where figures_opt_out) group by kind`,

  /** The latest of those who want to be listed. */
  active: (): Promise<Activity[]> =>
    selectRows(database)<Activity>`
      select activities.user_id, date_trunc('hour', max(activities.at), 'UTC') as last_active_at
      from (${ACTIVITIES}) activities join users on users.id = activities.user_id and users.shows_activity
      group by activities.user_id order by last_active_at desc, activities.user_id limit ${sql.lit(MAX_LISTED)}`,

  /** Those of them whom the viewer can see and who still want to be listed, in the same order. */
  listVisible: (
    activities: Activity[],
    viewerId: string,
    { offset, rows: limit }: { offset: number; rows: number },
  ): Promise<Member[]> =>
    selectRows(database)<Member>`
      select users.id, users.username, users.display_name, users.avatar_url, activity.at as last_active_at,
        exists (select from follows where follower_id = ${viewerId} and following_id = users.id) as is_following
      from unnest(${activities.map(({ user_id }) => user_id)}::uuid[], ${activities.map((activity) => activity.last_active_at.toISOString())}::timestamptz[])
        with ordinality as activity (id, at, position)
      join users on users.id = activity.id and users.shows_activity
      where ${personVisibleTo(sql.ref('users.id'), viewerId)}
      order by activity.position offset ${offset} limit ${limit}`,
})
export type CommunityStore = ReturnType<typeof communityStore>
