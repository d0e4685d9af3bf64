import type { RemoteManifest } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'

export type BuildRow = {
  build_id: string
  version: string
  commit: string
  built_at: string
  bytes: number
  published_at: Date
  published_by: string
}
const MAX_BUILDS = 100

/** Whether any record references the build. */
const IS_NAMED = sql<boolean>`exists (
    select from registry_records r
    where r.remote = registry_builds.remote and (
      r.stable = registry_builds.build_id
      or r.previous ? registry_builds.build_id
      or r.candidate ->> 'build' = registry_builds.build_id
      or r.pins @> jsonb_build_array(jsonb_build_object('build', registry_builds.build_id))
    )
)`

/** The SQL of published builds. The only writer of `registry_builds`. */
export function buildStore({ db, tx }: Pick<Database, 'db' | 'tx'>) {
  return {
    async countBuilds(remote: string): Promise<number> {
      const { count } = await db()
        .selectFrom('registry_builds')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('remote', '=', remote)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Builds that any record references. */
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
        .limit(MAX_BUILDS)
        .execute()
      return rows.sort((a, b) => b.published_at.getTime() - a.published_at.getTime())
    },

    /** Returns false if the build exists already. */
    async addBuild(manifest: RemoteManifest, by: string): Promise<boolean> {
      const added = await db()
        .insertInto('registry_builds')
        .values({ remote: manifest.name, build_id: manifest.buildId, manifest: JSON.stringify(manifest), published_by: by })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return Boolean(added.numInsertedOrUpdatedRows)
    },

    /** Updates the time of the last reference, then deletes and returns the builds without a reference since `before`. */
    async deleteUnnamed(before: Date): Promise<{ name: string; buildId: string }[]> {
      return tx(async () => {
        await db().updateTable('registry_builds').set({ last_named_at: new Date() }).where(IS_NAMED).execute()
        const deleted = await db()
          .deleteFrom('registry_builds')
          .where('last_named_at', '<', before)
          .where(sql<boolean>`not ${IS_NAMED}`)
          .returning(['remote', 'build_id'])
          .execute()
        return deleted.map((row) => ({ name: row.remote, buildId: row.build_id }))
      })
    },
  }
}
