import type { Post } from '@worrystone/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectExists, selectRows, selectValues } from '../../db/rows.ts'
import type { Viewer } from '../../http/viewer.ts'
import { planNightly } from '../../jobs/nightly.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { Notices } from '../notifications/index.ts'
import type { postCards } from '../posts/index.ts'
import { postVisibleTo } from '../visibility/index.ts'
import { isUnanswered, YOUNGEST_MS } from './waiting-query.ts'

const JOB_KIND = 'unanswered.check'
const HOUR_UTC = 4
const DAY_MS = 24 * 60 * 60_000
const MAX_LISTED = sql.lit(20)

type Options = {
  database: Database
  queue: Pick<Queue, 'add'>
  notices: Pick<Notices, 'notifyAll'>
  cards: ReturnType<typeof postCards>
  now: () => Date
}

/** Notifies moderators of worries that would pass a day without a first word before the next night. */
export function nightlyCheck({ database, queue, notices, cards, now }: Options) {
  /** Visible to this moderator, and not their own; to anybody for null. Includes those that speak of danger. */
  const waiting = (viewerId: string | null): RawBuilder<unknown> => sql`
    from posts where ${isUnanswered} and ${postVisibleTo(viewerId)} and posts.user_id is distinct from ${viewerId}::uuid
      and posts.published_at > ${new Date(now().getTime() - DAY_MS)}
      and posts.published_at <= ${new Date(now().getTime() - YOUNGEST_MS)}`

  return {
    async list({ userId }: Viewer): Promise<{ posts: Post[]; total: number }> {
      const rows = await selectRows(database)<{ id: string; total: number }>`
        select posts.id, count(*) over ()::int as total ${waiting(userId)} order by posts.published_at, posts.id limit ${MAX_LISTED}`
      const ids = rows.map(({ id }) => id)
      return { posts: await cards(userId, ids), total: rows[0]?.total ?? 0 }
    },

    jobs: {
      /** One notification a night, without any text of a member. */
      [JOB_KIND]: async () => {
        if (!(await selectExists(database)`select ${waiting(null)} limit 1`)) return
        const people = await selectValues(database)<string>`
          select id from users where role in ('moderator', 'admin') and leaves_at is null`
        const amount = Math.floor(now().getTime() / DAY_MS)
        await notices.notifyAll(people.map((to) => ({ to, kind: 'waiting-worries', amount })))
      },
    },

    /** A cleanup task: schedules the check for the next night, unless it is scheduled already. */
    plan: () => planNightly({ database, queue, now }, { kind: JOB_KIND, hourUtc: HOUR_UTC }),
  }
}
export type NightlyCheck = ReturnType<typeof nightlyCheck>
