import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/db.ts'
import { lockKeys } from '../../db/lock-keys.ts'
import { selectRows } from '../../db/rows.ts'
import { planNightly } from '../../jobs/nightly.ts'
import type { Queue } from '../../jobs/queue.ts'

type Drift = { id: string; supports: number; me_toos: number; comments: number }

const JOB_KIND = 'counters.compare'
const HOUR_UTC = 3
const MAX_LOGGED = 100

type Options = { database: Database; queue: Pick<Queue, 'add'>; now: () => Date; log: FastifyBaseLogger }

/** The nightly comparison of the counters of worries with their rows. */
export function counters({ database, queue, now, log }: Options) {
  return {
    /**
     * Counts again and corrects. The difference is added to the current counter, so that changes meanwhile stay counted. Drift means that
     * rows were changed outside the modules; the log has the ids of the worries.
     */
    async compare() {
      const rows = await database.tx(() => correct(database))
      if (rows.length > 0) log.warn({ drifted: rows.length, posts: rows.slice(0, MAX_LOGGED) }, 'counters had drifted')
    },

    /** A cleanup task: schedules the comparison for the next night, unless it is scheduled already. */
    planCompare: () => planNightly({ database, queue, now }, { kind: JOB_KIND, hourUtc: HOUR_UTC }),
  }
}

async function correct(database: Database): Promise<Drift[]> {
  // One at a time: two concurrent corrections would both add the same difference.
  await lockKeys(database, JOB_KIND)
  return selectRows(database)<Drift>`
    with drift as (
      select posts.id, coalesce(s.n, 0) - posts.support_count as supports, coalesce(m.n, 0) - posts.me_too_count as me_toos,
        coalesce(c.n, 0) - posts.comment_count as comments
      from posts
        left join (select post_id, count(*)::int as n from supports group by post_id) s on s.post_id = posts.id
        left join (select post_id, count(*)::int as n from me_toos group by post_id) m on m.post_id = posts.id
        left join (select post_id, count(*)::int as n from comments
          where moderation_status = 'approved' and removed_at is null group by post_id) c on c.post_id = posts.id
      where (coalesce(s.n, 0), coalesce(m.n, 0), coalesce(c.n, 0)) <> (posts.support_count, posts.me_too_count, posts.comment_count)
    )
    update posts set support_count = posts.support_count + drift.supports, me_too_count = posts.me_too_count + drift.me_toos,
      comment_count = posts.comment_count + drift.comments
    from drift where posts.id = drift.id returning drift.*`
}
