import { LIMITS } from '@worrystone/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectRows } from '../../db/rows.ts'
import { isPaused } from '../safety/index.ts'
import { thanksTo } from '../thanks/index.ts'
import { isPublished, notMutedBy, postVisibleTo, withoutHiddenWords } from '../visibility/index.ts'
import { answeredSoonSince, type Waiting } from './order-waiting.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** A worry waits from 10 minutes to 7 days after it was published. */
export const YOUNGEST_MS = 10 * MINUTE
const OLDEST_MS = 7 * DAY
/** With this much support it was answered without words. */
const SUFFICIENT_SUPPORT = 3
/** The list has at most this many that have waited longest, and this many that can be answered soon. */
const MAX_OLDEST = sql.lit(1_000)
const MAX_SOON = sql.lit(500)

/** The worries with a case of danger, also a decided one; in the words of the partial index moderation_cases_dangerous. */
export const DANGEROUS_CASES = sql`select subject_id from moderation_cases where kind = 'post' and danger_level >= 2`

/** A worry that speaks of danger is lent to people with this many approved comments on worries of others in this time. */
const EXPERIENCE = { comments: sql.lit(10), ms: 30 * DAY }

/** Public, open for comments, and without a first word. About the table posts, beside the visibility of the reader. */
export const isUnanswered = sql<boolean>`(posts.privacy_level = 'public' and ${isPublished} and posts.comments_enabled
  and posts.comment_count = 0 and posts.support_count < ${sql.lit(SUFFICIENT_SUPPORT)} and posts.resolved_at is null)`

/** Used to the site's tone, and not in danger themselves. */
const isExperienced = (readerId: string, now: Date) => sql<boolean>`(
  not ${isPaused(sql`${readerId}::uuid`, now)}
  and ${EXPERIENCE.comments} <= (select count(*) from comments c join posts p on p.id = c.post_id
    where c.user_id = ${readerId} and c.created_at > ${new Date(now.getTime() - EXPERIENCE.ms)} and c.moderation_status = 'approved'
      and c.removed_at is null and p.user_id <> ${readerId}))`

type Options = { readerId: string; now: Date; postId?: string; rows: number }
type Row = { id: string; published_at: Date; is_familiar: boolean; has_helped: boolean; readers: number; lent_at: Date | null }

/**
 * The worries that a reader may be lent: their own loans, and the first `rows` of each of the three orders that `orderWaiting` mixes. One
 * that speaks of danger only for an experienced reader, and after moderators were notified; it counts as such until it was analyzed.
 */
export async function readWaiting(database: Database, { readerId, now, postId, rows }: Options): Promise<Waiting[]> {
  const since = answeredSoonSince(now)
  const earliest = new Date(now.getTime() - OLDEST_MS)
  const candidates = await selectRows(database)<Row>`
    with lived as materialized (
      select category, language from posts where user_id = ${readerId} and resolved_at is not null
      union
      select p.category, p.language from me_toos m join posts p on p.id = m.post_id where m.user_id = ${readerId}),
    helped as materialized (select distinct category, language from ${thanksTo(readerId)} where ${postVisibleTo(readerId)}),
    reported as materialized (${DANGEROUS_CASES}),
    reader as materialized (select ${isExperienced(readerId, now)} as is_experienced),
    waiting as materialized (
      (${waitingFor(readerId, { now, postId, since: earliest })} order by posts.published_at limit ${MAX_OLDEST})
      union
      (${waitingFor(readerId, { now, postId, since })} order by posts.published_at limit ${MAX_SOON})),
    loans as materialized (
      select post_id, (count(*) filter (where user_id <> ${readerId}))::int as readers,
        max(lent_at) filter (where user_id = ${readerId}) as lent_at
      from waiting_loans where expires_at > ${now} group by post_id),
    candidates as materialized (
      select waiting.*, waiting.published_at > ${since} as is_soon, coalesce(readers, 0) as readers, lent_at
      from waiting left join loans on loans.post_id = waiting.id
      where lent_at is not null or coalesce(readers, 0) < ${sql.lit(LIMITS.readersAtOnce)})
    select * from candidates where lent_at is not null
    union (select * from candidates where lent_at is null order by readers, published_at, id limit ${rows})
    union (select * from candidates where lent_at is null and is_soon order by readers, published_at, id limit ${rows})
    union (select * from candidates where lent_at is null and (is_familiar or has_helped)
      order by is_soon desc, readers, case when is_soon then published_at end, published_at desc, id limit ${rows})`
  return candidates.map(({ id, published_at, is_familiar, has_helped, readers, lent_at }) => {
    const lent = { readers, lentAt: lent_at?.getTime() ?? null }
    return { id, publishedAt: published_at.getTime(), isFamiliar: is_familiar, hasHelped: has_helped, ...lent }
  })
}

/** Reads from `lived`, `helped`, `reader` and `reported` (what moderators were notified of) of the statement around it. */
function waitingFor(
  readerId: string,
  { now, postId, since }: { now: Date; postId: string | undefined; since: Date },
): RawBuilder<unknown> {
  const onlyOne = postId === undefined ? sql`` : sql`and posts.id = ${postId}`
  return sql`
    select posts.id, posts.published_at, ${isIn('lived')} as is_familiar, ${isIn('helped')} as has_helped
    from posts join post_analyses a on a.post_id = posts.id
    where ${isUnanswered} and ${postVisibleTo(readerId)} ${onlyOne}
      and posts.user_id <> ${readerId} and ${notMutedBy(sql.ref('posts.user_id'), readerId)}
      and ${withoutHiddenWords(readerId, 'everywhere')}
      and posts.published_at between ${since} and ${new Date(now.getTime() - YOUNGEST_MS)}
      and not exists (select from comments c where c.post_id = posts.id and c.user_id = ${readerId})
      and case when posts.id in (select subject_id from reported) then (select is_experienced from reader) else not a.speaks_of_danger end`
}

/** Whether the category of a worry, in its language, is among those that a part of the statement lists. */
const isIn = (part: 'lived' | 'helped') => sql<boolean>`((posts.category, posts.language) in (
  select category, language from ${sql.ref(part)} where category is not null and language is not null)) is true`
