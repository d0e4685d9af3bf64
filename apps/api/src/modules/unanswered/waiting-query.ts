import { LIMITS } from '@worrystone/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectRows } from '../../db/rows.ts'
import { isPaused } from '../safety/index.ts'
import { isPublished, notMutedBy, postVisibleTo, withoutHiddenWords } from '../visibility/index.ts'
import { ANSWER_SOON_MS, type Waiting } from './order-waiting.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** A worry waits from 10 minutes to 7 days after it was published. */
export const YOUNGEST_MS = 10 * MINUTE
const OLDEST_MS = 7 * DAY
/** With as many signs of support it was answered without words. */
const ENOUGH_SUPPORT = 3
/** Of so many that have waited longest is the list. */
const MAX_WAITING = sql.lit(1_000)

/** The worries with a case of danger, also a decided one; in the words of the partial index moderation_cases_dangerous. */
export const DANGEROUS_CASES = sql`select subject_id from moderation_cases where kind = 'post' and danger_level >= 2`

/** Who may be lent a worry that speaks of danger: people with so many approved comments, on worries of others, in so many days. */
const EXPERIENCE = { comments: sql.lit(10), ms: 30 * DAY }

/** Public, open for comments, and without a first word. About the table posts, beside the visibility of the reader. */
export const isUnanswered = sql<boolean>`(posts.privacy_level = 'public' and ${isPublished} and posts.comments_enabled
  and posts.comment_count = 0 and posts.support_count < ${sql.lit(ENOUGH_SUPPORT)} and posts.resolved_at is null)`

/** Used to the site's tone, and not in danger themselves. */
const isExperienced = (readerId: string, now: Date) => sql<boolean>`(
  not ${isPaused(sql`${readerId}::uuid`, now)}
  and ${EXPERIENCE.comments} <= (select count(*) from comments c join posts p on p.id = c.post_id
    where c.user_id = ${readerId} and c.created_at > ${new Date(now.getTime() - EXPERIENCE.ms)} and c.moderation_status = 'approved'
      and c.removed_at is null and p.user_id <> ${readerId}))`

type Options = { readerId: string; now: Date; postId?: string; rows: number }
type Row = { id: string; published_at: Date; is_familiar: boolean; readers: number; lent_at: Date | null }

/**
 * The worries that a reader may be lent: their own loans, and the first `rows` of each of the two orders that `orderWaiting` mixes. One that
 * speaks of danger only for an experienced reader, and after the moderators have been told; it counts as such until it was analyzed.
 */
export async function readWaiting(database: Database, { readerId, now, postId, rows }: Options): Promise<Waiting[]> {
  const soon = new Date(now.getTime() - ANSWER_SOON_MS)
  const found = await selectRows(database)<Row>`
    with lived as materialized (
      select category, language from posts where user_id = ${readerId} and resolved_at is not null
      union
      select p.category, p.language from me_toos m join posts p on p.id = m.post_id where m.user_id = ${readerId}),
    reported as materialized (${DANGEROUS_CASES}),
    reader as materialized (select ${isExperienced(readerId, now)} as is_experienced),
    waiting as materialized (${waitingFor(readerId, { now, postId })}),
    loans as materialized (
      select post_id, (count(*) filter (where user_id <> ${readerId}))::int as readers,
        max(lent_at) filter (where user_id = ${readerId}) as lent_at
      from waiting_loans where expires_at > ${now} group by post_id),
    candidates as materialized (
      select waiting.*, coalesce(readers, 0) as readers, lent_at from waiting left join loans on loans.post_id = waiting.id
      where lent_at is not null or coalesce(readers, 0) < ${sql.lit(LIMITS.readersAtOnce)})
    select * from candidates where lent_at is not null
    union (select * from candidates where lent_at is null order by readers, published_at, id limit ${rows})
    union (select * from candidates where lent_at is null and is_familiar
      order by readers, published_at > ${soon} desc, case when published_at > ${soon} then published_at end, published_at desc, id limit ${rows})`
  return found.map(({ id, published_at, is_familiar, readers, lent_at }) => {
    return { id, publishedAt: published_at.getTime(), isFamiliar: is_familiar, readers, lentAt: lent_at?.getTime() ?? null }
  })
}

/** Reads from `lived`, `reader` and `reported` (what the moderators have been told of) of the statement around it. */
function waitingFor(readerId: string, { now, postId }: { now: Date; postId: string | undefined }): RawBuilder<unknown> {
  const onlyOne = postId === undefined ? sql`` : sql`and posts.id = ${postId}`
  return sql`
    select posts.id, posts.published_at, (posts.category, posts.language) in (select category, language from lived
      where category is not null and language is not null) is true as is_familiar
    from posts join post_analyses a on a.post_id = posts.id
    where ${isUnanswered} and ${postVisibleTo(readerId)} ${onlyOne}
      and posts.user_id <> ${readerId} and ${notMutedBy(sql.ref('posts.user_id'), readerId)}
      and ${withoutHiddenWords(readerId, 'everywhere')}
      and posts.published_at between ${new Date(now.getTime() - OLDEST_MS)} and ${new Date(now.getTime() - YOUNGEST_MS)}
      and not exists (select from comments c where c.post_id = posts.id and c.user_id = ${readerId})
      and case when posts.id in (select subject_id from reported) then (select is_experienced from reader) else not a.speaks_of_danger end
    order by posts.published_at limit ${MAX_WAITING}`
}
