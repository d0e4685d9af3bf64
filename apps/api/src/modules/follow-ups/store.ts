import type { FollowUpAnswer, RecentWorry } from '@worrystone/contracts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'
import { selectRow, selectRows } from '../../db/rows.ts'
import { presentRecentWorry, RECENT_WORRY, type RecentWorryRow } from '../posts/index.ts'
import { postVisibleTo } from '../visibility/index.ts'
import { ANSWER_COUNT, isQuestionDue, LAST_ANSWERED_AT, mayBeAsked } from './is-due.ts'

type Answer = { id: string; answer: FollowUpAnswer; answered_at: Date }
type Choices = { is_stopped: boolean; is_shared: boolean }
type Due = { id: string; user_id: string; answers: number }

const isOwn = (viewerId: string | null) => (viewerId === null ? sql`false` : sql`posts.user_id = ${viewerId}`)

/** The only writer of the tables follow_ups and follow_up_answers. */
export const followUpStore = ({ db }: Pick<Database, 'db'>) => ({
  /** The worry with what its author chose about it, if the viewer can see it. Only its author can be asked. */
  visible: (viewerId: string | null, postId: string, now: Date) =>
    selectRow({ db })<Choices & { is_own: boolean; is_open: boolean; may_be_asked: boolean }>`
      select ${isOwn(viewerId)} as is_own, (${isOwn(viewerId)} and ${isQuestionDue(now)}) as is_open,
        (${isOwn(viewerId)} and ${mayBeAsked(now)}) as may_be_asked,
        coalesce(f.is_stopped, false) as is_stopped, coalesce(f.is_shared, false) as is_shared
      from posts left join follow_ups f on f.post_id = posts.id where posts.id = ${postId} and ${postVisibleTo(viewerId)}`,

  /** Locks the worry's row until the transaction ends. */
  async lockPost(postId: string) {
    await sql`select from posts where id = ${postId} for no key update`.execute(db())
  },

  answers: (postId: string) =>
    selectRows({ db })<Answer>`
      select id, answer, answered_at from follow_up_answers where post_id = ${postId} order by answered_at, id`,

  async addAnswer({ userId, postId, answer, at }: { userId: string; postId: string; answer: FollowUpAnswer; at: Date }) {
    await db()
      .insertInto('follow_up_answers')
      .values({ id: uuid(), user_id: userId, post_id: postId, answer, answered_at: at })
      .execute()
  },

  async changeAnswer(id: string, answer: FollowUpAnswer) {
    await db().updateTable('follow_up_answers').set({ answer }).where('id', '=', id).execute()
  },

  async choose(userId: string, postId: string, choice: Partial<Choices>) {
    await db()
      .insertInto('follow_ups')
      .values({ post_id: postId, user_id: userId, ...choice })
      .onConflict((conflict) => conflict.column('post_id').doUpdateSet(choice))
      .execute()
  },

  /** The author's worry that waits longest for an answer. */
  async dueOf(userId: string, now: Date): Promise<RecentWorry | null> {
    const row = await selectRow({ db })<RecentWorryRow>`
      select ${RECENT_WORRY} from posts where posts.user_id = ${userId} and ${isQuestionDue(now)} and ${mayBeAsked(now)}
      order by ${LAST_ANSWERED_AT}, posts.id limit 1`
    return row ? presentRecentWorry(row) : null
  },

  /**
   * For each author the worry that waits longest, if no question or check-in about it was sent since the last answer, and none about any
   * worry within the last day. `after`: the last author of the previous page.
   */
  unasked: (after: string, rows: number, now: Date) =>
    selectRows({ db })<Due>`
      select distinct on (posts.user_id) posts.id, posts.user_id,
        ${ANSWER_COUNT} as answers
      from posts where posts.user_id > ${after}::uuid and ${isQuestionDue(now)} and ${mayBeAsked(now)}
        and not exists (select from users where users.id = posts.user_id and users.leaves_at is not null)
        and not exists (select from notifications n where n.user_id = posts.user_id and (
          (n.kind = 'follow-up' and n.created_at > ${new Date(now.getTime() - 24 * 60 * 60_000)})
          or (n.post_id = posts.id and n.created_at > ${LAST_ANSWERED_AT} and (n.kind = 'follow-up'
            or (n.kind = 'check-in' and n.reason = 'unresolved')))))
      order by posts.user_id, ${LAST_ANSWERED_AT}, posts.id limit ${rows}`,
})
export type FollowUpStore = ReturnType<typeof followUpStore>
