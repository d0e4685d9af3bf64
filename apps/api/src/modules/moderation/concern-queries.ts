import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectRows, selectValue } from '../../db/rows.ts'
import { MAX_WITH_CASE } from './history-store.ts'
import type { ConcernRow } from './present.ts'

export const concernQueries = (database: Database) => ({
  /** The concerns that joined this case, and those whose message was reported in it. Their senders are counted, never named. */
  concernsOf: (caseId: string): Promise<ConcernRow[]> =>
    selectRows(database)<ConcernRow>`
      select k.id, k.created_at, k.has_message, k.report_case_id is not null as is_reported, sender.concerns_suspended,
        (select count(*)::int from concerns others where others.sender_id = k.sender_id
          and others.created_at > k.created_at - interval '30 days') as sent_lately
      from concerns k join users sender on sender.id = k.sender_id
      where k.case_id = ${caseId} or k.report_case_id = ${caseId}
      order by k.created_at, k.id limit ${sql.lit(MAX_WITH_CASE)}`,

  /** The senders of a case's concerns. For rules only: no response names them. */
  senderOf: (caseId: string, concernId: string): Promise<string | undefined> => selectValue(database)<string>`
      select sender_id from concerns where id = ${concernId} and (case_id = ${caseId} or report_case_id = ${caseId})`,
})
