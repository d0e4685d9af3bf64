import type { FastifyBaseLogger } from 'fastify'
import type { Queue } from './queue.ts'

const HOUR = 60 * 60_000

export const CLEANUP_KEY = 'house.tidy'

type Options = { queue: Queue; now: () => Date; log: FastifyBaseLogger; chores: (() => Promise<void>)[] }

/** Throws away what has expired, once an hour for the whole house. Each room brings the chore for its own tables. */
export const cleanupJob =
  ({ queue, now, log, chores }: Options) =>
  async () => {
    for (const chore of chores) {
      try {
        await chore()
      } catch (thrown) {
        // The other rooms still want to be tidied; this one is tried again in an hour.
        log.warn({ code: (thrown as { code?: unknown }).code }, 'a chore failed')
      }
    }
    await queue.add('house.tidy', {}, { runAt: new Date(now().getTime() + HOUR), dedupeKey: CLEANUP_KEY })
  }
