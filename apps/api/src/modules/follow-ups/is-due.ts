import { FOLLOW_UP_AFTER_DAYS, MAX_FOLLOW_UPS } from '@worrystone/contracts'
import { sql } from 'kysely'
import { wasEverInDanger } from '../safety/index.ts'
import { isPublished } from '../visibility/index.ts'

const DAY_MS = 24 * 60 * 60_000
const ASK_AFTER_MS = FOLLOW_UP_AFTER_DAYS * DAY_MS
/** A question that is not answered for this long is not asked again. */
const QUESTION_LIFETIME_MS = 14 * DAY_MS

/** When the author last said how the worry is: by an answer, else by sharing it. */
export const LAST_ANSWERED_AT = sql<Date>`coalesce(
  (select max(answered_at) from follow_up_answers given where given.post_id = posts.id), posts.published_at)`

export const ANSWER_COUNT = sql<number>`(select count(*)::int from follow_up_answers given where given.post_id = posts.id)`

/** The condition on the table `posts` for "there is a question about it now". */
export const isQuestionDue = (
  now: Date,
) => sql<boolean>`(${isPublished} and posts.moderation_status = 'approved' and posts.resolved_at is null
  and ${LAST_ANSWERED_AT} <= ${new Date(now.getTime() - ASK_AFTER_MS)} and ${LAST_ANSWERED_AT} > ${new Date(now.getTime() - ASK_AFTER_MS - QUESTION_LIFETIME_MS)}
  and ${ANSWER_COUNT} < ${sql.lit(MAX_FOLLOW_UPS)}
  and not exists (select from follow_ups f where f.post_id = posts.id and f.is_stopped))`

/** Whether its author may be asked: not after danger, which a worry counts as until it was analyzed, and not if they switched it off. */
export const mayBeAsked = (now: Date) => sql<boolean>`(exists (select from post_analyses a where a.post_id = posts.id)
  and not ${wasEverInDanger(sql.ref('posts.user_id'), now)}
  and not exists (select from notification_preferences mine where mine.user_id = posts.user_id and not mine.follow_up_questions))`
