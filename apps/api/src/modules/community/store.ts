import type { CommunityFigures } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { getRow, selectRows } from '../../db/rows.ts'
import type { SummaryRow } from '../users/index.ts'
import { personVisibleTo, postVisibleTo } from '../visibility/index.ts'

/** When a member was last active, to the hour. */
export type Activity = { user_id: string; last_active_at: Date }
type Member = SummaryRow & { last_active_at: Date; is_following: boolean }

const MAX_SHOWN = 1_000

const open = postVisibleTo(null)

/** Everyone with activity on a public worry within 7 days. Users who are leaving are excluded. */
const ACTS = sql`
  select posts.user_id, posts.published_at as at from posts where ${open} and posts.published_at > now() - interval '7 days'
  union all
  select comments.user_id, comments.created_at from comments join posts on posts.id = comments.post_id
    where comments.created_at > now() - interval '7 days' and comments.moderation_status = 'approved' and comments.removed_at is null
      and ${personVisibleTo(sql.ref('comments.user_id'), null)} and ${open}
  union all
  select supports.user_id, supports.created_at from supports join posts on posts.id = supports.post_id
    where supports.created_at > now() - interval '7 days' and ${personVisibleTo(sql.ref('supports.user_id'), null)} and ${open}`

/** Reads only. */
export const communityStore = (database: Database) => ({
  figures: (): Promise<CommunityFigures> =>
    getRow(database)<CommunityFigures>`
      select (select count(*)::int from users where leaves_at is null) as members,
        (select count(*)::int from posts where ${open} and posts.published_at > now() - interval '1 day') as "postsToday",
        (select count(*)::int from supports join posts on posts.id = supports.post_id
          where supports.created_at > now() - interval '1 day' and ${personVisibleTo(sql.ref('supports.user_id'), null)} and ${open}) as "supportToday",
        (select count(distinct acts.user_id)::int from (${ACTS}) acts) as "activeMembers"`,

  /** The latest of those who want to be listed. */
  active: (): Promise<Activity[]> =>
    selectRows(database)<Activity>`
      select acts.user_id, date_trunc('hour', max(acts.at), 'UTC') as last_active_at
      from (${ACTS}) acts join users on users.id = acts.user_id and users.shows_activity
      group by acts.user_id order by last_active_at desc, acts.user_id limit ${sql.lit(MAX_SHOWN)}`,

  /** Those of them whom the viewer can see and who still want to be listed, in the same order. */
  shown: (lately: Activity[], viewerId: string, { offset, rows: limit }: { offset: number; rows: number }): Promise<Member[]> =>
    selectRows(database)<Member>`
      select users.id, users.username, users.display_name, users.avatar_url, lately.at as last_active_at,
        exists (select from follows where follower_id = ${viewerId} and following_id = users.id) as is_following
      from unnest(${lately.map(({ user_id }) => user_id)}::uuid[], ${lately.map((act) => act.last_active_at.toISOString())}::timestamptz[])
        with ordinality as lately (id, at, place)
      join users on users.id = lately.id and users.shows_activity
      where ${personVisibleTo(sql.ref('users.id'), viewerId)}
      order by lately.place offset ${offset} limit ${limit}`,
})
export type CommunityStore = ReturnType<typeof communityStore>
