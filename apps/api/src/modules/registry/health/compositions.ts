import { type Beacon, type Composition, fingerprintOf } from '@worrystone/contracts'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../db/db.ts'
import { presentRow } from '../../../db/present-row.ts'
import { selectRow } from '../../../db/rows.ts'
import type { Tables } from '../../../db/tables.ts'

const RETENTION_MS = 30 * 24 * 3_600_000
/** The maximum of stored compositions, against made-up combinations of builds. */
const MAX = 10_000
const HOUR_MS = 3_600_000
const MAX_RECORDED = 2_000
const MAX_PENDING = 50

type CompositionRow = Selectable<Tables['remote_compositions']> & { shared: Record<string, string> }
export type PageComposition = { fingerprint: string; shell: string; remotes: Record<string, string> }

/** The only writer of `remote_compositions`. */
export function compositionStore({ db }: Pick<Database, 'db'>) {
  return {
    /** Records compositions of known shells and builds. The time of an existing one is updated at most once an hour. */
    async record(reported: PageComposition[], now: Date) {
      const rows = JSON.stringify(reported)
      await sql`
        insert into remote_compositions (fingerprint, shell, remotes, first_seen_at, last_seen_at)
        select reported.fingerprint, reported.shell, reported.remotes, ${now}::timestamptz, ${now}::timestamptz
          from jsonb_to_recordset(${rows}::jsonb) as reported (fingerprint text, shell text, remotes jsonb)
         where exists (select from registry_shells where build_id = reported.shell)
           and not exists (
                 select from jsonb_each_text(reported.remotes) used
                  where not exists (select from registry_builds where remote = used.key and build_id = used.value))
           and (exists (select from remote_compositions known where known.fingerprint = reported.fingerprint)
                or (select count(*) from remote_compositions) < ${sql.lit(MAX)})
         order by reported.fingerprint
        on conflict (fingerprint) do update set last_seen_at = excluded.last_seen_at
         where remote_compositions.last_seen_at < excluded.last_seen_at - interval '1 hour'`.execute(db())
    },

    async composition(fingerprint: string): Promise<Composition | undefined> {
      const row = await selectRow({ db })<CompositionRow>`
        select composition.*, coalesce(shell.shared, '{}') as shared
        from remote_compositions composition left join registry_shells shell on shell.build_id = composition.shell
        where fingerprint = ${fingerprint}`
      return row && presentRow(row)
    },

    async deleteOld(now: Date) {
      const before = new Date(now.getTime() - RETENTION_MS)
      await db().deleteFrom('remote_compositions').where('last_seen_at', '<', before).execute()
    },
  }
}

export type CompositionStore = ReturnType<typeof compositionStore>

/** Collects reported compositions for the next write, without those recorded within the last hour. */
export function compositionBuffer(store: Pick<CompositionStore, 'record'>, now: () => Date) {
  let pending = new Map<string, Pick<Beacon, 'shell' | 'remotes'>>()
  const recordedAt = new Map<string, number>()

  function markRecorded(key: string) {
    const oldest = recordedAt.keys().next()
    if (recordedAt.size >= MAX_RECORDED && !oldest.done) recordedAt.delete(oldest.value)
    recordedAt.set(key, now().getTime())
  }

  return {
    add({ shell, remotes }: Beacon) {
      const builds = Object.entries(remotes).sort(([a], [b]) => (a < b ? -1 : 1))
      const key = JSON.stringify([shell, builds])
      const isFresh = (recordedAt.get(key) ?? 0) > now().getTime() - HOUR_MS
      if (!isFresh && pending.size < MAX_PENDING) pending.set(key, { shell, remotes })
    },

    hasPending: () => pending.size > 0,

    async write() {
      if (pending.size === 0) return
      const compositions = pending
      pending = new Map()
      const named = [...compositions.values()].map(async (reported) => ({
        fingerprint: await fingerprintOf(reported.shell, reported.remotes),
        ...reported,
      }))
      await store.record(await Promise.all(named), now())
      for (const key of compositions.keys()) markRecorded(key)
    },
  }
}

export type CompositionBuffer = ReturnType<typeof compositionBuffer>
