import type { FastifyBaseLogger } from 'fastify'
import type { Queue } from './queue.ts'

const HOUR = 60 * 60_000

export const CLEANUP_KEY = 'site.cleanup'

type Options = { queue: Queue; now: () => Date; log: FastifyBaseLogger; tasks: (() => Promise<void>)[] }

/** Deletes expired data once an hour. Each module passes the tasks for its own tables. */
export const cleanupJob =
  ({ queue, now, log, tasks }: Options) =>
  async () => {
    for (const task of tasks) {
      try {
        await task()
      } catch (thrown) {
        // The other tasks still run; this one is retried in an hour.
        log.warn({ code: (thrown as { code?: unknown }).code }, 'a cleanup task failed')
      }
    }
    await queue.add('site.cleanup', {}, { runAt: new Date(now().getTime() + HOUR), dedupeKey: CLEANUP_KEY })
  }
