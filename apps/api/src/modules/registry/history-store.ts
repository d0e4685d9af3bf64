import type { Judgement } from '@worrystone/contracts'
import type { Selectable } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectExists, selectRows } from '../../db/rows.ts'
import type { Tables } from '../../db/tables.ts'
import type { StoredRecord } from './stored-record.ts'

export type HistoryRow = Selectable<Tables['registry_history']>

export type NewHistoryEntry = {
  what: string
  build: string | null
  detail: string | null
  who: string
  why: string
  judgement?: Judgement | undefined
}

/** The only writer of `registry_history`. */
export function historyStore({ db }: Pick<Database, 'db'>) {
  return {
    async add(record: Pick<StoredRecord, 'remote' | 'revision' | 'updatedAt'>, { build, judgement, ...line }: NewHistoryEntry) {
      const { remote, revision, updatedAt: at } = record
      await db()
        .insertInto('registry_history')
        .values({ remote, revision, build_id: build, at, ...line, ...(judgement && { judgement: JSON.stringify(judgement) }) })
        .execute()
    },

    /** Whether only starts of servers have changed the record so far. Uploads do not change it. */
    async isUntouched(remote: string): Promise<boolean> {
      return !(await selectExists({ db })`
        select from registry_history where remote = ${remote} and what not in ('published', 'uploaded') limit 1`)
    },

    /** Newest first. */
    history: (remote: string, { limit, offset }: { limit: number; offset: number }) =>
      selectRows({ db })<HistoryRow>`
        select * from registry_history where remote = ${remote} order by id desc limit ${limit} offset ${offset}`,
  }
}
