import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ShellBuild } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/db.ts'
import { selectRows } from '../../db/rows.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Much less than the lifetime of a shell, so that a few lost heartbeats do no harm. */
const HEARTBEAT_MS = 10 * MINUTE_MS
/** A tab may stay open for long after its shell was last served. */
const LIVE_MS = DAY_MS
/** Compositions of older reports are no longer read. */
const RETENTION_MS = 90 * DAY_MS
const MAX_LIVE = 100

/** The description of the shell's build; undefined if it is not built, or was built by older tools. */
export function readShellBuild(dist: string): ShellBuild | undefined {
  try {
    const parsed = z.safeParse(ShellBuild, JSON.parse(readFileSync(join(dist, 'shell.json'), 'utf8')))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

type Options = { database: Pick<Database, 'db'>; now: () => Date; log: FastifyBaseLogger }

/** The shells that all processes of this site have served. The only writer of `registry_shells`. */
export function shellList({ database: { db }, now, log }: Options) {
  let heartbeat: NodeJS.Timeout | undefined

  async function recordShell({ buildId, contract, shared }: ShellBuild) {
    const at = now()
    await db()
      .insertInto('registry_shells')
      .values({ build_id: buildId, contract, shared: JSON.stringify(shared), first_seen_at: at, last_seen_at: at })
      .onConflict((conflict) => conflict.column('build_id').doUpdateSet({ last_seen_at: at }))
      .execute()
  }

  return {
    /** Records the shell that this process serves, now and repeatedly until `stop`. */
    async start(shell: ShellBuild) {
      const attempt = () =>
        recordShell(shell).catch((thrown) =>
          log.warn({ code: (thrown as { code?: unknown }).code }, 'the served shell was not recorded'),
        )
      await attempt()
      clearInterval(heartbeat)
      heartbeat = setInterval(attempt, HEARTBEAT_MS).unref()
    },
    stop: () => clearInterval(heartbeat),

    /** The shells that visitors may have open, newest first. */
    async live(): Promise<ShellBuild[]> {
      return selectRows({ db })<ShellBuild>`
        select build_id as "buildId", contract, shared from registry_shells
        where last_seen_at > ${new Date(now().getTime() - LIVE_MS)} order by first_seen_at desc limit ${MAX_LIVE}`
    },

    async deleteOld() {
      await db()
        .deleteFrom('registry_shells')
        .where('last_seen_at', '<', new Date(now().getTime() - RETENTION_MS))
        .execute()
    },
  }
}

export type ShellList = ReturnType<typeof shellList>
