import { NIL } from 'uuid'
import type { Database } from '../../db/db.ts'
import { planNightly } from '../../jobs/nightly.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { Notices } from '../notifications/index.ts'
import type { FollowUpStore } from './store.ts'

const JOB_KIND = 'follow-ups.ask'
const HOUR_UTC = 4
const BATCH_SIZE = 500

type Options = { database: Database; queue: Pick<Queue, 'add'>; store: FollowUpStore; notices: Notices; now: () => Date }

/** The nightly job that notifies authors of the question about their worry: in the page only, one a day. */
export function nightlyQuestions({ database, queue, store, notices, now }: Options) {
  return {
    async ask() {
      // The id before all others.
      let after: string | undefined = NIL
      while (after) {
        const due = await store.unasked(after, BATCH_SIZE, now())
        // `amount` distinguishes the questions about one worry.
        await notices.notifyAll(
          due.map(({ id, user_id, answers }) => ({ to: user_id, kind: 'follow-up', postId: id, amount: answers + 1 })),
        )
        after = due.length === BATCH_SIZE ? due.at(-1)?.user_id : undefined
      }
    },

    /** A cleanup task: schedules the questions of the next night, unless they are scheduled already. */
    planAsking: () => planNightly({ database, queue, now }, { kind: JOB_KIND, hourUtc: HOUR_UTC }),
  }
}
