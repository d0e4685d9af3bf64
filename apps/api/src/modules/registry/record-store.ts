import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectRow, selectRows } from '../../db/rows.ts'
import { historyStore, type NewHistoryEntry } from './history-store.ts'
import { fromRecord, type RecordRow, type StoredRecord, toRecord } from './stored-record.ts'

const RECORDS = sql`select record.*, build.manifest -> 'owner' ->> 'team' as team
  from registry_records record join registry_builds build on build.remote = record.remote and build.build_id = record.stable`

/** The only writer of `registry_records`; a change is written together with its history. */
export function recordStore(database: Pick<Database, 'db' | 'tx'>) {
  const { db, tx } = database
  const history = historyStore(database)
  return {
    async records(): Promise<StoredRecord[]> {
      return (await selectRows(database)<RecordRow>`${RECORDS} order by record.remote`).map(toRecord)
    },

    async record(remote: string): Promise<StoredRecord | undefined> {
      const row = await selectRow(database)<RecordRow>`${RECORDS} where record.remote = ${remote}`
      return row && toRecord(row)
    },

    /** Writes a record with its history; returns false if it has changed since `revision` (0: it did not exist). */
    async change(record: StoredRecord, revision: number, entry: NewHistoryEntry): Promise<boolean> {
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
        await history.add(record, entry)
        return true
      })
    },

    /** Adds a history entry without changing the record. */
    async addHistoryEntry(remote: string, entry: NewHistoryEntry, at: Date) {
      const record = await this.record(remote)
      await history.add({ remote, revision: record?.revision ?? 0, updatedAt: at }, entry)
    },

    isUntouched: history.isUntouched,
    history: history.history,
  }
}

/** Pages use the newest snapshot, so a change must be the newest even if the clock of its process is behind. */
const laterThanAll = (at: Date) =>
  sql<Date>`greatest(${at}::timestamptz, (select max(updated_at) from registry_records) + interval '1 millisecond')`
