import type { CaseState, SubjectKind } from '@worrystone/contracts'
import { LIMITS } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { getRow, selectRow, selectRows } from '../../db/rows.ts'
import {
  affectsAuthor,
  caseColumns,
  content,
  contentForAuthor,
  contentForModerators,
  contentOrKept,
  EXCERPT,
  isDecided,
  isUndecided,
  nullIfEmpty,
  withKept,
  withPeople,
} from './case-sql.ts'
import type { CaseRow, DetailRow, OwnRow } from './present.ts'

type Paging = { limit: number; offset: number }
type Filters = Paging & {
  state?: CaseState | undefined
  kind?: SubjectKind | undefined
  assigned?: 'me' | 'nobody' | undefined
  appeals?: boolean | undefined
}

/** Reads cases for moderators, and for the users whom they are about. */
export const caseQueries = (database: Database) => ({
  async list(viewerId: string, { state, kind, assigned, appeals, limit, offset }: Filters): Promise<CaseRow[]> {
    const isOfState = state ? sql`c.state = ${sql.lit(state)}` : appeals ? sql`true` : isUndecided
    const isClosed = state === 'resolved' || state === 'rejected'
    const conditions = [
      isOfState,
      ...(appeals ? [sql`c.appeal = 'open'`] : isClosed ? [isDecided] : [isUndecided]),
      ...(kind ? [sql`c.kind = ${kind}`] : []),
      ...(assigned === 'me' ? [sql`c.assignee_id = ${viewerId}`] : []),
      ...(assigned === 'nobody' ? [sql`c.assignee_id is null`] : []),
    ]
    const order = appeals
      ? sql`c.appealed_at, c.id`
      : isClosed
        ? sql`c.updated_at desc, c.id desc`
        : sql`(c.danger_level = 3) desc, c.is_urgent desc, c.created_at, c.id`
    // The page is limited first, so that only its rows are joined.
    return selectRows(database)<CaseRow>`
      select ${caseColumns}, left(${contentOrKept}, ${sql.lit(EXCERPT)}) as content
      from (select * from moderation_cases c where ${sql.join(conditions, sql` and `)}
        order by ${order} limit ${limit} offset ${offset}) c ${withPeople} ${contentForModerators} ${withKept} order by ${order}`
  },

  async counts(): Promise<{ open: number; openAppeals: number }> {
    const most = sql.lit(LIMITS.totalMax)
    return getRow(database)<{ open: number; openAppeals: number }>`select
      (select count(*)::int from (select from moderation_cases c where ${isUndecided} limit ${most}) x) as open,
      (select count(*)::int from (select from moderation_cases c where c.appeal = 'open' limit ${most}) x) as "openAppeals"`
  },

  find: (id: string): Promise<DetailRow | undefined> =>
    selectRow(database)<DetailRow>`
      select ${caseColumns}, c.outcome_reason, c.decided_by, c.appeal_text, c.appeal_reason, ${contentOrKept} as content
      from moderation_cases c ${withPeople} ${contentForModerators} ${withKept} where c.id = ${id}`,

  /**
   * The outcomes of what the viewer wrote and of what they reported. An author sees a case only if it changed something, so that rejected
   * reports and the screening of a text are not disclosed.
   */
  async own(viewerId: string, { limit, offset }: Paging): Promise<OwnRow[]> {
    const upTo = limit + offset
    return selectRows(database)<OwnRow>`
      select c.*, case when c.role = 'author' then left(${nullIfEmpty(content)}, ${sql.lit(EXCERPT)}) end as content
      from (
        (select c.*, 'author' as role from moderation_cases c where c.author_id = ${viewerId} and ${affectsAuthor}
          order by c.updated_at desc, c.id desc limit ${upTo})
        union all
        (select c.*, 'reporter' as role from reports r join moderation_cases c on c.id = r.case_id where r.reporter_id = ${viewerId}
          order by c.updated_at desc, c.id desc limit ${upTo})
        order by updated_at desc, id desc limit ${limit} offset ${offset}) c ${contentForAuthor}
      order by c.updated_at desc, c.id desc`
  },

  /** The decision about what this user wrote. */
  findOwn: (id: string, authorId: string): Promise<OwnRow | undefined> =>
    selectRow(database)<OwnRow>`
      select c.*, 'author' as role, left(${nullIfEmpty(content)}, ${sql.lit(EXCERPT)}) as content
      from moderation_cases c ${contentForAuthor} where c.id = ${id} and c.author_id = ${authorId} and ${affectsAuthor}`,
})
