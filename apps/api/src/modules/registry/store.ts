import type { RemoteManifest, RemoteRecord } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'

export type Change = { what: 'published'; buildId: string; who: string; why: string }
export type StoredRecord = RemoteRecord & { updatedAt: Date }

/** Records, builds and their history. The only writer of the `registry_` tables. */
export function registryStore({ db, tx }: Pick<Database, 'db' | 'tx'>) {
  return {
    async records(): Promise<StoredRecord[]> {
      const rows = await db().selectFrom('registry_records').selectAll().orderBy('remote').execute()
      return rows.map((row) => ({
        remote: row.remote,
        revision: row.revision,
        stable: row.stable,
        previous: row.previous,
        blocked: row.blocked,
        kill: { on: row.kill_on, messageKey: row.kill_message_key },
        updatedAt: row.updated_at,
      }))
    },

    async builds(): Promise<RemoteManifest[]> {
      const rows = await db().selectFrom('registry_builds').select('manifest').orderBy('remote').orderBy('published_at').execute()
      return rows.map((row) => row.manifest)
    },

    async addBuild(manifest: RemoteManifest) {
      await db()
        .insertInto('registry_builds')
        .values({ remote: manifest.name, build_id: manifest.buildId, manifest: JSON.stringify(manifest) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    /** Writes a record with its history if nobody has changed it since `revision` (0: it did not exist). False: somebody has. */
    async change(record: RemoteRecord, revision: number, change: Change): Promise<boolean> {
      return tx(async () => {
        const values = {
          revision: record.revision,
          stable: record.stable,
          previous: JSON.stringify(record.previous),
          blocked: JSON.stringify(record.blocked),
          kill_on: record.kill.on,
          kill_message_key: record.kill.messageKey,
          updated_at: new Date(),
        }
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
        await db()
          .insertInto('registry_history')
          .values({
            remote: record.remote,
            revision: record.revision,
            what: change.what,
            build_id: change.buildId,
            who: change.who,
            why: change.why,
          })
          .execute()
        return true
      })
    },

    /** Marks what the records name, then forgets and answers the builds that none has named since `before`. */
    async forgetUnnamed(before: Date): Promise<{ name: string; buildId: string }[]> {
      const named = sql<boolean>`exists (
        select from registry_records r
        where r.remote = registry_builds.remote and (r.stable = registry_builds.build_id or r.previous ? registry_builds.build_id)
      )`
      return tx(async () => {
        await db().updateTable('registry_builds').set({ last_named_at: new Date() }).where(named).execute()
        const gone = await db()
          .deleteFrom('registry_builds')
          .where('last_named_at', '<', before)
          .where(sql<boolean>`not ${named}`)
          .returning(['remote', 'build_id'])
          .execute()
        return gone.map((row) => ({ name: row.remote, buildId: row.build_id }))
      })
    },
  }
}

export type RegistryStore = ReturnType<typeof registryStore>
