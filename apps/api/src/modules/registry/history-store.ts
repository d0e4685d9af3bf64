import type { Judgement } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import type { StoredRecord } from './stored-record.ts'

export type HistoryLine = {
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
    async add(record: Pick<StoredRecord, 'remote' | 'revision' | 'updatedAt'>, { build, judgement, ...line }: HistoryLine) {
      const { remote, revision, updatedAt: at } = record
      await db()
        .insertInto('registry_history')
        .values({ remote, revision, build_id: build, at, ...line, ...(judgement && { judgement: JSON.stringify(judgement) }) })
        .execute()
    },

    /** Whether only starts of servers have changed the record so far. Uploads do not change it. */
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
  }
}
