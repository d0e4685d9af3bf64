import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectRows } from '../../db/rows.ts'
import { isPublished, notMutedBy, postVisibleTo } from '../visibility/index.ts'

const MINUTE = 60_000
/** A worry waits from 10 minutes to 7 days after it was published. */
const YOUNGEST_MS = 10 * MINUTE
const OLDEST_MS = 7 * 24 * 60 * MINUTE
/** With as many signs of support it was answered without words. */
const ENOUGH_SUPPORT = 3
/** Of so many that have waited longest is the list. */
const MAX_WAITING = sql.lit(1_000)

export type UnansweredRow = { id: string; is_familiar: boolean }

/**
 * Public worries of others without a first word. Those of a category and language in which the viewer resolved a worry, or said 'Me too',
 * alternate with all others, each the oldest first. None that speaks of danger: it is not for just anybody to answer, and it counts as
 * such until it was analyzed.
 */
export const unansweredPosts =
  (database: Database) =>
  (viewerId: string, { limit, offset }: { limit: number; offset: number }, now: Date): Promise<UnansweredRow[]> =>
    selectRows(database)<UnansweredRow>`
      with lived as materialized (
        select category, language from posts where user_id = ${viewerId} and resolved_at is not null
        union
        select p.category, p.language from me_toos m join posts p on p.id = m.post_id where m.user_id = ${viewerId}),
      waiting as materialized (
        select posts.id, posts.published_at, (posts.category, posts.language) in (select category, language from lived
          where category is not null and language is not null) is true as is_familiar
        from posts join post_analyses a on a.post_id = posts.id and not a.speaks_of_danger
        where posts.privacy_level = 'public' and ${isPublished} and ${postVisibleTo(viewerId)}
          and posts.user_id <> ${viewerId} and ${notMutedBy(sql.ref('posts.user_id'), viewerId)}
          and posts.published_at between ${new Date(now.getTime() - OLDEST_MS)} and ${new Date(now.getTime() - YOUNGEST_MS)}
          and posts.comments_enabled and posts.comment_count = 0 and posts.support_count < ${sql.lit(ENOUGH_SUPPORT)}
          and posts.resolved_at is null
          and not exists (select from comments c where c.post_id = posts.id and c.user_id = ${viewerId})
        order by posts.published_at limit ${MAX_WAITING})
      select id, is_familiar from waiting
      order by row_number() over (partition by is_familiar order by published_at, id), is_familiar desc
      limit ${limit} offset ${offset}`
