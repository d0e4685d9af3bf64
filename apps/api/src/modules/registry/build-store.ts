import type { RemoteManifest } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { getValue, selectRow, selectRows, selectValues } from '../../db/rows.ts'

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
const IS_REFERENCED = sql<boolean>`exists (
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
    countBuilds: (remote: string): Promise<number> =>
      getValue({ db })<number>`select count(*)::int from registry_builds where remote = ${remote}`,

    /** Builds that any record references. */
    referencedBuilds: (): Promise<RemoteManifest[]> =>
      selectValues({
        db,
      })<RemoteManifest>`select manifest from registry_builds where ${IS_REFERENCED} order by remote, published_at`,

    async build(remote: string, buildId: string): Promise<{ manifest: RemoteManifest; publishedAt: Date } | undefined> {
      return selectRow({ db })<{ manifest: RemoteManifest; publishedAt: Date }>`
        select manifest, published_at as "publishedAt" from registry_builds where remote = ${remote} and build_id = ${buildId}`
    },

    async buildIds(remote: string): Promise<Set<string>> {
      return new Set(await selectValues({ db })<string>`select build_id from registry_builds where remote = ${remote}`)
    },

    /** The newest builds of a remote and, however old, the `named` ones; newest first. */
    async buildRows(remote: string, named: string[]): Promise<BuildRow[]> {
      const rows = await selectRows({ db })<BuildRow>`
        select build_id, published_at, published_by, manifest ->> 'version' as version, manifest -> 'source' ->> 'commit' as commit,
          manifest ->> 'builtAt' as built_at,
          (select coalesce(sum((asset ->> 'bytes')::int), 0)::int from jsonb_array_elements(manifest -> 'assets') as asset) as bytes
        from registry_builds where remote = ${remote}
        order by build_id = any(${named}) desc, published_at desc limit ${MAX_BUILDS}`
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
    async deleteUnreferenced(before: Date): Promise<{ name: string; buildId: string }[]> {
      return tx(async () => {
        await db().updateTable('registry_builds').set({ last_named_at: new Date() }).where(IS_REFERENCED).execute()
        return selectRows({ db })<{ name: string; buildId: string }>`
          delete from registry_builds where last_named_at < ${before} and not ${IS_REFERENCED}
          returning remote as name, build_id as "buildId"`
      })
    },
  }
}
