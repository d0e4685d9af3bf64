import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectValue } from '../../db/rows.ts'
import { deleteNotice, insertNotice } from '../notifications/index.ts'
import { similarCount, toggleStore } from '../posts/index.ts'
import { postVisibleTo } from '../visibility/index.ts'

/** The counts that an author is notified of, without names. */
const MILESTONES = [1, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 1_000_000]

/** The only writer of the table me_toos. */
export function meTooStore(database: Database) {
  const milestoneReached = sql`(select * from counted where count in (${sql.join(MILESTONES.map((count) => sql.lit(count)))})) reached`

  return {
    ...toggleStore(database, {
      table: 'me_toos',
      counter: 'me_too_count',
      notify: (param) =>
        insertNotice(
          {
            id: param('noticeId'),
            to: sql`reached.author_id`,
            kind: 'me-too',
            causedBy: param('userId'),
            postId: sql`reached.post_id`,
            amount: sql`reached.count`,
          },
          milestoneReached,
        ),
      retract: () => sql`
        ${deleteNotice({ to: sql`counted.author_id`, kind: 'me-too', postId: sql`counted.post_id` }, sql`counted`)}
          and notifications.amount > counted.count`,
    }),

    /** Me-toos and similar worries that this viewer can see; undefined if the worry is hidden from them. */
    countSimilar: (viewerId: string | null, postId: string): Promise<number | undefined> => selectValue(database)<number>`
        select p.me_too_count + ${similarCount(viewerId)} as count
        from (select posts.* from posts where posts.id = ${postId} and ${postVisibleTo(viewerId)}) p`,
  }
}
export type MeTooStore = ReturnType<typeof meTooStore>
