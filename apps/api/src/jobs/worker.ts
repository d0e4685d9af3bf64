import { AsyncResource } from 'node:async_hooks'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../db/db.ts'
import { selectRows } from '../db/rows.ts'
import { CONCURRENCY, classOf, currentKind, JOB_CLASSES, type JobClass, kindsOf } from './job-class.ts'
import type { JobKind, JobPayloads, Queue } from './queue.ts'

export type JobHandlers = { [K in JobKind]?: (payload: JobPayloads[K]) => Promise<void> }

type ClaimedJob = {
  id: number
  kind: string
  payload: Record<string, unknown>
  attempts: number
  max_attempts: number
  due: string
}

/** Longer than the slowest job may take: an email times out after a minute. */
const LEASE_SECONDS = 150
const RETENTION_DAYS = 7

/** The number of free slots for these kinds. */
type Capacity = { kinds: string[]; slots: number }

type Options = { database: Database; queue: Queue; handlers: JobHandlers; log: FastifyBaseLogger; pollMs?: number }

/** Runs due jobs in the background: at once when one is added, and by polling every `pollMs` (1 s). */
export function startWorker({ database, queue, handlers, log, pollMs = 1_000 }: Options) {
  const activeJobs = new Map<Promise<void>, JobClass | undefined>()
  let stopped = false
  let running: Promise<void> | undefined
  let isPollRequested = false
  let timer: NodeJS.Timeout | undefined

  /** The classes that have free slots. */
  function freeCapacity(): Capacity[] {
    const activeClasses = [...activeJobs.values()]
    return JOB_CLASSES.map((jobClass) => ({
      kinds: kindsOf(jobClass),
      slots: CONCURRENCY[jobClass] - activeClasses.filter((other) => other === jobClass).length,
    })).filter(({ slots }) => slots > 0)
  }

  /** Claims as many jobs of each class as it has free slots. They run independently, so that a slow email delays nothing else. */
  async function drain() {
    do {
      isPollRequested = false
      for (let free = freeCapacity(); !stopped && free.length > 0; free = freeCapacity()) {
        const jobs = await claim(database, free)
        if (jobs.length === 0) break
        for (const job of jobs) start(job)
      }
    } while (isPollRequested && !stopped)
  }

  function start(job: ClaimedJob) {
    const work = perform(job)
      .catch(logDatabaseFailure)
      .finally(() => {
        activeJobs.delete(work)
        poll()
      })
    activeJobs.set(work, classOf(job.kind))
  }

  const logDatabaseFailure = (thrown: { code?: unknown; name?: string }) =>
    log.warn({ code: thrown.code, reason: thrown.name }, 'the job queue is unavailable')

  async function perform(job: ClaimedJob) {
    const handler = handlers[currentKind(job.kind) as JobKind] as ((payload: unknown) => Promise<void>) | undefined
    try {
      if (!handler) throw new Error(`No handler for ${job.kind}`)
      await handler(job.payload)
      await finish(database, job)
    } catch (thrown) {
      // The server is closing, and what the job needs may be closed already.
      if (stopped) return release(database, job)
      const reason = thrown instanceof Error ? thrown.name : 'unknown'
      log.warn(
        { job: job.kind, attempt: job.attempts, of: job.max_attempts, reason, code: (thrown as { code?: unknown }).code },
        'job failed',
      )
      await postpone(database, job, reason)
    }
  }

  function poll() {
    if (stopped) return
    if (running) {
      isPollRequested = true
      return
    }
    clearTimeout(timer)
    running = drain()
      .catch(logDatabaseFailure)
      .finally(() => {
        running = undefined
        if (!stopped) timer = setTimeout(poll, pollMs)
      })
  }

  // A job may be added inside a transaction, which the worker must not inherit.
  queue.onAdd(AsyncResource.bind(() => setImmediate(poll)))
  poll()

  return {
    /** Waits for running jobs; leases that remain expire by themselves. */
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
      await Promise.all(activeJobs.keys())
    },
  }
}

/** Claims due jobs with one statement; no transaction stays open while they run. */
async function claim(database: Database, free: Capacity[]): Promise<ClaimedJob[]> {
  const due = free.map(
    ({ kinds, slots }) => sql`
      select id from (
        select id from jobs
         where kind in (${sql.join(kinds)})
           and done_at is null and run_at <= now() and (locked_until is null or locked_until < now()) and attempts < max_attempts
         order by run_at limit ${slots} for update skip locked) due`,
  )
  return selectRows(database)<ClaimedJob>`
    update jobs set attempts = attempts + 1, locked_until = now() + ${sql.lit(`${LEASE_SECONDS} seconds`)}::interval
     where id in (${sql.join(due, sql` union all `)})
    returning id, kind, payload, attempts, max_attempts, run_at::text as due`
}

/** A job that was added again while it ran (its time has changed) is not done: it runs again at that time. */
async function finish(database: Database, { id, due }: ClaimedJob) {
  await sql`
    update jobs set locked_until = null,
                    done_at = case when run_at = ${due}::timestamptz then now() end,
                    attempts = case when run_at = ${due}::timestamptz then attempts else 0 end
     where id = ${id}`.execute(database.db())
}

async function postpone(database: Database, { id, due, attempts }: ClaimedJob, reason: string) {
  await sql`
    update jobs set locked_until = null, last_error = ${reason},
                    run_at = case when run_at = ${due}::timestamptz then now() + make_interval(secs => power(3, ${attempts}::int)) else run_at end
     where id = ${id}`.execute(database.db())
}

/** Releases a claimed job for the next worker. */
async function release(database: Database, { id }: ClaimedJob) {
  await sql`update jobs set locked_until = null, attempts = attempts - 1 where id = ${id}`.execute(database.db())
}

/** Deletes jobs a week after they were done or given up. */
export async function deleteFinishedJobs(database: Database) {
  const age = sql.lit(`${RETENTION_DAYS} days`)
  await sql`
    delete from jobs
     where done_at < now() - ${age}::interval
        or (done_at is null and attempts >= max_attempts and run_at < now() - ${age}::interval)`.execute(database.db())
}
