import type { SmartNotificationReason } from '@worrystone/contracts'
import { sql } from 'kysely'
import { getRow, getValue, selectRows, selectValues } from '../../db/rows.ts'
import type { Deps } from '../../deps.ts'
import { isPublished, notMutedBy, postVisibleTo, withoutHiddenWords } from '../visibility/index.ts'

const DAY = 24 * 60 * 60_000
const HOUR = DAY / 24

/** For this long after a worry in distress no check-in is sent. */
const DISTRESS = 72 * HOUR
/** The minimum age of an unanswered worry, and of an open one, for a check-in about it. */
const UNANSWERED_AFTER = DAY
const UNRESOLVED_AFTER = 14 * DAY
/** A reason is used at most once per worry in this time. */
const AGAIN_AFTER = 30 * DAY
export type Choice = { reason: SmartNotificationReason; postId?: string; otherId?: string }
export type Situation = {
  isDistressed: boolean
  unresolved: number
  unanswered: number
  resolvedSimilar: number
  /** The best reason of each kind that was not used recently, the best kind first. */
  choices: Choice[]
}

type Options = Pick<Deps, 'database' | 'now'> & {
  /** For 72 hours after a text of level 2 or 3, private ones included. */
  isInSafetyPause: (userId: string) => Promise<boolean>
}

/** Possible reasons of a check-in for one person. */
export function checkInSituation({ database, isInSafetyPause, now }: Options) {
  const ago = (ms: number) => new Date(now().getTime() - ms)
  /** Own worries as reasons of a check-in. */
  const ownPosts = (userId: string) => sql`posts.user_id = ${userId} and ${isPublished} and posts.moderation_status = 'approved'
    and posts.resolved_at is null`
  const wasSentLately = (
    reason: SmartNotificationReason,
    userId: string,
  ) => sql`exists (select from notifications n where n.user_id = ${userId}
    and n.kind = 'check-in' and n.reason = ${reason} and n.post_id = posts.id and n.created_at > ${ago(AGAIN_AFTER)})`
  const unanswered = () => sql`posts.comment_count = 0 and posts.support_count = 0 and posts.privacy_level <> 'private'
    and posts.published_at <= ${ago(UNANSWERED_AFTER)}`

  /** The follow-up asks the same, or its author wants no such question. */
  const hasOwnQuestion = () => sql`(exists (select from follow_ups f where f.post_id = posts.id and f.is_stopped)
    or exists (select from notifications n where n.user_id = posts.user_id and n.kind = 'follow-up' and n.post_id = posts.id
      and n.created_at > ${ago(AGAIN_AFTER)}))`

  async function isDistressed(userId: string): Promise<boolean> {
    const since = ago(DISTRESS)
    const hasDistressedPost = await getValue(database)<boolean>`
      select exists (select from posts join post_analyses on post_analyses.post_id = posts.id
        where posts.user_id = ${userId} and is_distressed
          and (posts.created_at > ${since} or posts.published_at > ${since} or posts.edited_at > ${since}))`
    return hasDistressedPost || (await isInSafetyPause(userId))
  }

  /** Resolved worries of others with a public story, most similar to an open one of the reader's first. */
  const resolvedSimilar = (userId: string, rows: number) =>
    selectRows(database)<{ own_id: string; other_id: string }>`
      select mine.id as own_id, posts.id as other_id
      from (select posts.id from posts where ${ownPosts(userId)} and not ${wasSentLately('resolved-similar', userId)}
        order by posts.published_at desc limit 50) mine
      join similar_posts on similar_posts.post_id = mine.id
      join posts on posts.id = similar_posts.other_id
      join resolutions on resolutions.post_id = posts.id
      where posts.user_id <> ${userId} and posts.resolved_at is not null and resolutions.is_public
        and resolutions.moderation_status = 'approved' and ${postVisibleTo(userId)} and ${notMutedBy(sql.ref('posts.user_id'), userId)}
        and ${withoutHiddenWords(userId, 'everywhere', sql`('worry', 'story')`)}
      order by similar_posts.similarity desc, posts.id limit ${rows}`

  async function firstOf(userId: string, reason: SmartNotificationReason, condition: ReturnType<typeof unanswered>) {
    const ids = await selectValues(database)<string>`
      select posts.id from posts where ${ownPosts(userId)} and ${condition} and not ${wasSentLately(reason, userId)}
      order by posts.published_at limit 1`
    return ids.map((postId): Choice => ({ reason, postId }))
  }

  return async (userId: string): Promise<Situation> => {
    const similar = await resolvedSimilar(userId, 100)
    const counts = await getRow(database)<{ unresolved: number; unanswered: number }>`
      select count(*)::int as unresolved, (count(*) filter (where ${unanswered()}))::int as unanswered
      from (select * from posts where ${ownPosts(userId)} limit 1000) posts`
    return {
      isDistressed: await isDistressed(userId),
      ...counts,
      resolvedSimilar: new Set(similar.map(({ other_id }) => other_id)).size,
      choices: [
        ...similar.slice(0, 1).map(({ own_id, other_id }): Choice => {
          return { reason: 'resolved-similar', postId: own_id, otherId: other_id }
        }),
        ...(await firstOf(userId, 'unanswered', unanswered())),
        ...(await firstOf(userId, 'unresolved', sql`posts.published_at <= ${ago(UNRESOLVED_AFTER)} and not ${hasOwnQuestion()}`)),
      ],
    }
  }
}
