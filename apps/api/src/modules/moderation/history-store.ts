import type { CaseEvent } from '@worrystone/contracts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'
import { selectRows } from '../../db/rows.ts'
import { summaryJson } from '../users/index.ts'
import type { EventRow, LogRow, NoteRow } from './present.ts'

type NewEvent = { caseId: string; what: CaseEvent['what']; who?: string; detail?: string }
type Paging = { limit: number; offset: number }

/** The maximum of entries per list of a case. */
export const MAX_WITH_CASE = 200

/** The only writer of the tables moderation_events and moderation_notes. */
export const historyStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Appends to the history, which is never changed. `detail` contains fixed words only, never user content. */
  async record({ caseId, what, who, detail }: NewEvent) {
    await db()
      .insertInto('moderation_events')
      .values({ case_id: caseId, what, who: who ?? null, detail: detail ?? null })
      .execute()
  },

  async addNote(caseId: string, authorId: string, text: string) {
    await db().insertInto('moderation_notes').values({ id: uuid(), case_id: caseId, author_id: authorId, text }).execute()
  },

  notesOf: (caseId: string): Promise<NoteRow[]> =>
    selectRows({ db })<NoteRow>`
      select * from (select n.id, n.text, n.created_at, ${summaryJson('u')} as author
        from moderation_notes n left join users u on u.id = n.author_id
        where n.case_id = ${caseId} order by n.created_at desc, n.id desc limit ${sql.lit(MAX_WITH_CASE)}) newest
      order by created_at, id`,

  historyOf: (caseId: string): Promise<EventRow[]> =>
    selectRows({ db })<EventRow>`
      select * from (select e.id, e.what, e.detail, e.at, ${summaryJson('u')} as who
        from moderation_events e left join users u on u.id = e.who
        where e.case_id = ${caseId} order by e.id desc limit ${sql.lit(MAX_WITH_CASE)}) newest
      order by id`,

  /** Newest first. Cases that concern the viewer are excluded, so that they do not see who reported them. */
  log: (viewerId: string, { limit, offset }: Paging): Promise<LogRow[]> =>
    selectRows({ db })<LogRow>`
      select e.id, e.what, e.detail, e.at, ${summaryJson('u')} as who, e.case_id, c.kind
      from moderation_events e join moderation_cases c on c.id = e.case_id left join users u on u.id = e.who
      where c.author_id is distinct from ${viewerId}
      order by e.id desc limit ${limit} offset ${offset}`,
})
