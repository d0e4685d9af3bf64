import type { HealthPolicy, Judgement, RemoteManifest, RemoteRecord, Step } from '@worrystone/contracts'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import type { Tables } from '../../db/tables.ts'

/** The ladder of a candidate. `step`: index of the stop it stands on, `stepSince`: since when. */
export type Rollout = { steps: Step[]; step: number; startedAt: Date; stepSince: Date }

/** A record as the registry keeps it: what the shell reads, and what only operators do. */
export type StoredRecord = RemoteRecord & {
  /** Of the stable build's owner. */
  team: string
  /** Null exactly when there is no candidate. */
  rollout: Rollout | null
  policy: HealthPolicy
  updatedAt: Date
}

/** Of every record whose operators have set none of their own. */
export const DEFAULT_POLICY: HealthPolicy = { minSamples: 50, windowMinutes: 60, maxErrorRate: 0.01, relativeToStable: 2 }

export type BuildRow = {
  build_id: string
  version: string
  commit: string
  built_at: string
  bytes: number
  published_at: Date
  published_by: string
}
const MOST_BUILDS = 100

export type HistoryLine = {
  what: string
  build: string | null
  detail: string | null
  who: string
  why: string
  judgement?: Judgement | undefined
}

/** Of a build: that a record names it in any way. */
const IS_NAMED = sql<boolean>`exists (
    select from registry_records r
    where r.remote = registry_builds.remote and (
      r.stable = registry_builds.build_id
      or r.previous ? registry_builds.build_id
      or r.candidate ->> 'build' = registry_builds.build_id
      or r.pins @> jsonb_build_array(jsonb_build_object('build', registry_builds.build_id))
    )
)`

/** Records, builds and their history. The only writer of the tables of these names. */
export function registryStore({ db, tx }: Pick<Database, 'db' | 'tx'>) {
  const recordRows = () =>
    db()
      .selectFrom('registry_records as record')
      .innerJoin('registry_builds as build', (join) =>
        join.onRef('build.remote', '=', 'record.remote').onRef('build.build_id', '=', 'record.stable'),
      )
      .selectAll('record')
      .select(sql<string>`build.manifest -> 'owner' ->> 'team'`.as('team'))
  const addLine = async (
    record: Pick<StoredRecord, 'remote' | 'revision' | 'updatedAt'>,
    { build, judgement, ...line }: HistoryLine,
  ) => {
    const { remote, revision, updatedAt: at } = record
    await db()
      .insertInto('registry_history')
      .values({ remote, revision, build_id: build, at, ...line, ...(judgement && { judgement: JSON.stringify(judgement) }) })
      .execute()
  }

  return {
    async countBuilds(remote: string): Promise<number> {
      const { count } = await db()
        .selectFrom('registry_builds')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('remote', '=', remote)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async records(): Promise<StoredRecord[]> {
      return (await recordRows().orderBy('record.remote').execute()).map(toRecord)
    },

    async record(remote: string): Promise<StoredRecord | undefined> {
      const row = await recordRows().where('record.remote', '=', remote).executeTakeFirst()
      return row && toRecord(row)
    },

    /** Builds that any record names. */
    async namedBuilds(): Promise<RemoteManifest[]> {
      const rows = await db()
        .selectFrom('registry_builds')
        .select('manifest')
        .where(IS_NAMED)
        .orderBy('remote')
        .orderBy('published_at')
        .execute()
      return rows.map((row) => row.manifest)
    },

    async build(remote: string, buildId: string): Promise<{ manifest: RemoteManifest; publishedAt: Date } | undefined> {
      const row = await db()
        .selectFrom('registry_builds')
        .select(['manifest', 'published_at'])
        .where('remote', '=', remote)
        .where('build_id', '=', buildId)
        .executeTakeFirst()
      return row && { manifest: row.manifest, publishedAt: row.published_at }
    },

    async buildIds(remote: string): Promise<Set<string>> {
      const rows = await db().selectFrom('registry_builds').select('build_id').where('remote', '=', remote).execute()
      return new Set(rows.map((row) => row.build_id))
    },

    /** The newest builds of a remote and, however old, the `named` ones; newest first. */
    async buildRows(remote: string, named: string[]): Promise<BuildRow[]> {
      const rows = await db()
        .selectFrom('registry_builds')
        .select(['build_id', 'published_at', 'published_by'])
        .select([
          sql<string>`manifest ->> 'version'`.as('version'),
          sql<string>`manifest -> 'source' ->> 'commit'`.as('commit'),
          sql<string>`manifest ->> 'builtAt'`.as('built_at'),
          sql<number>`(select coalesce(sum((asset ->> 'bytes')::int), 0)::int
            from jsonb_array_elements(manifest -> 'assets') as asset)`.as('bytes'),
        ])
        .where('remote', '=', remote)
        .orderBy(sql`build_id = any(${named})`, 'desc')
        .orderBy('published_at', 'desc')
        .limit(MOST_BUILDS)
        .execute()
      return rows.sort((a, b) => b.published_at.getTime() - a.published_at.getTime())
    },

    /** False: it was known before. */
    async addBuild(manifest: RemoteManifest, by: string): Promise<boolean> {
      const added = await db()
        .insertInto('registry_builds')
        .values({ remote: manifest.name, build_id: manifest.buildId, manifest: JSON.stringify(manifest), published_by: by })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return Boolean(added.numInsertedOrUpdatedRows)
    },

    /** Writes a record with its history if nobody has changed it since `revision` (0: it did not exist). False: somebody has. */
    async change(record: StoredRecord, revision: number, line: HistoryLine): Promise<boolean> {
      return tx(async () => {
        const values = { ...fromRecord(record), updated_at: laterThanAll(record.updatedAt) }
        const written =
          revision === 0
            ? await db()
                .insertInto('registry_records')
                .values({ remote: record.remote, ...values })
                .onConflict((conflict) => conflict.doNothing())
                .executeTakeFirst()
            : await db()
                .updateTable('registry_records')
                .set(values)
                .where('remote', '=', record.remote)
                .where('revision', '=', revision)
                .executeTakeFirst()
        const count = 'numUpdatedRows' in written ? written.numUpdatedRows : written.numInsertedOrUpdatedRows
        if (!count) return false
        await addLine(record, line)
        return true
      })
    },

    /** A line of the history about what changes no record. */
    async tell(remote: string, line: HistoryLine, at: Date) {
      const record = await this.record(remote)
      await addLine({ remote, revision: record?.revision ?? 0, updatedAt: at }, line)
    },

    /** Whether only starts of servers have changed the record so far. Uploads change none. */
    async isUntouched(remote: string): Promise<boolean> {
      const touch = await db()
        .selectFrom('registry_history')
        .select('id')
        .where('remote', '=', remote)
        .where('what', 'not in', ['published', 'uploaded'])
        .limit(1)
        .executeTakeFirst()
      return touch === undefined
    },

    /** Newest first. */
    history: (remote: string, { limit, offset }: { limit: number; offset: number }) =>
      db()
        .selectFrom('registry_history')
        .selectAll()
        .where('remote', '=', remote)
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    /** Marks what the records name, then forgets and answers the builds that none has named since `before`. */
    async forgetUnnamed(before: Date): Promise<{ name: string; buildId: string }[]> {
      return tx(async () => {
        await db().updateTable('registry_builds').set({ last_named_at: new Date() }).where(IS_NAMED).execute()
        const gone = await db()
          .deleteFrom('registry_builds')
          .where('last_named_at', '<', before)
          .where(sql<boolean>`not ${IS_NAMED}`)
          .returning(['remote', 'build_id'])
          .execute()
        return gone.map((row) => ({ name: row.remote, buildId: row.build_id }))
      })
    },
  }
}

export type RegistryStore = ReturnType<typeof registryStore>

type RecordRow = Selectable<Tables['registry_records']> & { team: string }

const toRecord = (row: RecordRow): StoredRecord => ({
  remote: row.remote,
  revision: row.revision,
  stable: row.stable,
  previous: row.previous,
  candidate: row.candidate,
  pins: row.pins,
  blocked: row.blocked,
  kill: { on: row.kill_on, messageKey: row.kill_message_key },
  team: row.team,
  rollout: row.rollout && {
    ...row.rollout,
    startedAt: new Date(row.rollout.startedAt),
    stepSince: new Date(row.rollout.stepSince),
  },
  policy: row.policy ?? DEFAULT_POLICY,
  updatedAt: row.updated_at,
})

const fromRecord = (record: StoredRecord) => ({
  revision: record.revision,
  stable: record.stable,
  previous: JSON.stringify(record.previous),
  candidate: record.candidate && JSON.stringify(record.candidate),
  rollout: record.rollout && JSON.stringify(record.rollout),
  pins: JSON.stringify(record.pins),
  blocked: JSON.stringify(record.blocked),
  kill_on: record.kill.on,
  kill_message_key: record.kill.messageKey,
  policy: record.policy === DEFAULT_POLICY ? null : JSON.stringify(record.policy),
})

/** Pages take the newest snapshot for the true one: a change by a process whose clock is late must still be the newest. */
const laterThanAll = (at: Date) =>
  sql<Date>`greatest(${at}::timestamptz, (select max(updated_at) from registry_records) + interval '1 millisecond')`
