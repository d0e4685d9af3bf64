import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/db.ts'
import type { JobKind, JobPayloads, Queue } from './queue.ts'

export type JobHandlers = { [K in JobKind]?: (payload: JobPayloads[K]) => Promise<void> }

type Claimed = { id: number; kind: string; payload: Record<string, unknown>; attempts: number; max_attempts: number }

const LEASE_SECONDS = 60
const BATCH = 10
const KEEP_DONE_DAYS = 7

type Options = { database: Database; queue: Queue; handlers: JobHandlers; log: FastifyBaseLogger; pollMs?: number }

/** Works off due jobs in the background: at once when one is added, and by a look every `pollMs` (1 s) for those whose time has come. */
export function startWorker({ database, queue, handlers, log, pollMs = 1_000 }: Options) {
  let stopped = false
  let running: Promise<void> | undefined
  let again = false
  let timer: NodeJS.Timeout | undefined

  async function drain() {
    do {
      again = false
      for (let jobs = await claim(database); jobs.length > 0 && !stopped; jobs = await claim(database)) {
        for (const job of jobs) await perform(job)
      }
    } while (again && !stopped)
  }

  async function perform(job: Claimed) {
    const handler = handlers[job.kind as JobKind] as ((payload: unknown) => Promise<void>) | undefined
    try {
      if (!handler) throw new Error(`No handler for ${job.kind}`)
      await handler(job.payload)
      await database.db().updateTable('jobs').set({ done_at: sql`now()`, locked_until: null }).where('id', '=', job.id).execute()
    } catch (thrown) {
      const reason = thrown instanceof Error ? thrown.name : 'unknown'
      log.warn({ job: job.kind, attempt: job.attempts, of: job.max_attempts, reason, code: (thrown as { code?: unknown }).code }, 'job failed')
      await database
        .db()
        .updateTable('jobs')
        .set({ locked_until: null, last_error: reason, run_at: sql`now() + make_interval(secs => power(3, ${job.attempts})::int)` })
        .where('id', '=', job.id)
        .execute()
    }
  }

  function look() {
    if (stopped) return
    if (running) {
      again = true
      return
    }
    clearTimeout(timer)
    running = drain()
      .catch((thrown: { code?: unknown; name?: string }) => log.warn({ code: thrown.code, reason: thrown.name }, 'job queue out of reach'))
      .finally(() => {
        running = undefined
        if (!stopped) timer = setTimeout(look, pollMs)
      })
  }

  queue.onAdd(() => setImmediate(look))
  look()

  return {
    /** Lets the job at hand finish; leased ones that are left come back by themselves. */
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/** Takes due jobs by one statement; no transaction stays open while they run. */
async function claim(database: Database): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    update jobs set attempts = attempts + 1, locked_until = now() + ${sql.lit(`${LEASE_SECONDS} seconds`)}::interval
     where id in (select id from jobs
                   where done_at is null and run_at <= now() and (locked_until is null or locked_until < now()) and attempts < max_attempts
                   order by run_at limit ${sql.lit(BATCH)} for update skip locked)
    returning id, kind, payload, attempts, max_attempts`.execute(database.db())
  return rows
}

/** Forgets finished jobs after a week. */
export async function forgetDoneJobs(database: Database) {
  await sql`delete from jobs where done_at < now() - ${sql.lit(`${KEEP_DONE_DAYS} days`)}::interval`.execute(database.db())
}
