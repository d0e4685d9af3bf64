import type { CaseEvent, CaseReason, CaseState, DangerLevel, Outcome, ScreeningReason, SubjectKind } from '@worrystone/contracts'
import { LIMITS } from '@worrystone/contracts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'
import type { Tables } from '../../db/tables.ts'
import type { CaseRow, ConcernRow, DetailRow, EventRow, LogRow, NoteRow, OwnRow, ReportRow } from './present.ts'

type Opening = {
  kind: SubjectKind
  subjectId: string
  postId: string | null
  authorId: string
  source: 'report' | 'screening' | 'concern'
  isUrgent?: boolean
  dangerLevel?: DangerLevel
  screening?: ScreeningReason[]
}
type Happened = { caseId: string; what: CaseEvent['what']; who?: string; detail?: string }
type Page = { limit: number; offset: number }
type Filters = Page & {
  state?: CaseState | undefined
  kind?: SubjectKind | undefined
  assigned?: 'me' | 'nobody' | undefined
  appeals?: boolean | undefined
}

/** So many of each list a case is read with. */
const WITH_CASE = 200
/** One more than an excerpt has, so that it shows whether something was left out. */
const EXCERPT = 501

/** The partial indexes apply to literals only. */
const isUndecided = sql`c.state in ('open', 'in_work')`
const isDecided = sql`c.state in ('resolved', 'rejected')`

/** What a `SummaryRow` needs of the person in the row `as`; null when there is none. */
const person = (as: string) =>
  sql`case when ${sql.ref(`${as}.id`)} is not null then json_build_object('id', ${sql.ref(`${as}.id`)},
    'username', ${sql.ref(`${as}.username`)}, 'display_name', ${sql.ref(`${as}.display_name`)},
    'avatar_url', ${sql.ref(`${as}.avatar_url`)}) end`

/**
 * What stands now where the case `c` looks; nulls when it is gone, and for a person. A worry that was made private or a draft again, and
 * a story that is shared no longer, are their author's alone: for moderators they are gone.
 */
const written = sql`
  left join posts w on w.id = c.post_id and w.privacy_level <> 'private' and (w.published_at is not null or w.scheduled_for is not null)
  left join posts p on c.kind = 'post' and p.id = w.id
  left join comments k on c.kind = 'comment' and k.id = c.subject_id and k.removed_at is null
  left join resolutions s on c.kind = 'story' and s.post_id = w.id and s.is_public`
/** The same for its author, who may read all of it. */
const ownWritten = sql`
  left join posts p on c.kind = 'post' and p.id = c.subject_id
  left join comments k on c.kind = 'comment' and k.id = c.subject_id and k.removed_at is null
  left join resolutions s on c.kind = 'story' and s.post_id = c.subject_id`
const content = sql`coalesce(
  p.short_content || coalesce(E'\n\n' || p.long_content, ''), k.content, concat_ws(E'\n\n', s.story, nullif(array_to_string(s.coping_methods, ', '), '')))`
const nothingIsEmpty = (text: RawBuilder<unknown>) => sql`nullif(${text}, '')`

const caseColumns = sql`c.id, c.kind, c.subject_id, c.post_id, c.author_id, c.source, c.is_urgent, c.danger_level, c.urgent_since,
  c.concern_count, c.screening, c.report_count, c.state,
  c.assignee_id, c.outcome, c.appeal, c.created_at, c.updated_at, ${person('author')} as author, ${person('assignee')} as assignee,
  coalesce(p.moderation_status, k.moderation_status, s.moderation_status) as moderation_status,
  array(select distinct reason from reports where reports.case_id = c.id order by 1) as reasons`
const people = sql`left join users author on author.id = c.author_id left join users assignee on assignee.id = c.assignee_id`

/** The only writer of the tables moderation_cases, reports, moderation_notes and moderation_events. */
export function caseStore(database: Database) {
  return {
    /** The undecided case about a subject, made if there is none, held until the transaction ends. */
    async open({ kind, subjectId, postId, authorId, source, isUrgent = false, dangerLevel = 0, screening = [] }: Opening) {
      const concerns = source === 'concern' ? 1 : 0
      const { rows } = await sql<{ id: string; is_new: boolean }>`
        insert into moderation_cases as mine (id, kind, subject_id, post_id, author_id, source, is_urgent, danger_level, urgent_since,
          concern_count, screening)
        values (${uuid()}, ${kind}, ${subjectId}, ${postId}, ${authorId}, ${source}, ${isUrgent}, ${dangerLevel},
          case when ${isUrgent}::boolean then now() end, ${concerns}, ${screening}::text[])
        on conflict (kind, subject_id) where state in ('open', 'in_work') do update set
          is_urgent = mine.is_urgent or excluded.is_urgent,
          -- A case that rises in the queue begins its time there.
          urgent_since = case when (excluded.is_urgent and not mine.is_urgent) or (excluded.danger_level = 3 and mine.danger_level < 3)
            then now() else mine.urgent_since end,
          danger_level = greatest(mine.danger_level, excluded.danger_level),
          concern_count = mine.concern_count + excluded.concern_count,
          screening = array(select distinct unnest(mine.screening || excluded.screening) order by 1),
          updated_at = now()
        returning id, xmax = 0 as is_new`.execute(database.db())
      const [row] = rows
      if (!row) throw new Error('An upsert answers with its row')
      return { id: row.id, isNew: row.is_new }
    },

    /** Writes into the history, which is never changed. `detail` holds words of the house only. */
    async record({ caseId, what, who, detail }: Happened) {
      await database
        .db()
        .insertInto('moderation_events')
        .values({ case_id: caseId, what, who: who ?? null, detail: detail ?? null })
        .execute()
    },

    async hasReported(reporterId: string, kind: SubjectKind, subjectId: string): Promise<boolean> {
      const row = await database
        .db()
        .selectFrom('reports')
        .select('id')
        .where('reporter_id', '=', reporterId)
        .where('kind', '=', kind)
        .where('subject_id', '=', subjectId)
        .executeTakeFirst()
      return row !== undefined
    },

    /** False if this person has reported it before. */
    async addReport(report: {
      case_id: string
      kind: SubjectKind
      subject_id: string
      reporter_id: string
      reason: CaseReason
      details: string | null
    }): Promise<boolean> {
      const row = await database
        .db()
        .insertInto('reports')
        .values({ id: uuid(), ...report })
        .onConflict((at) => at.constraint('reports_once').doNothing())
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Counts one more report of the case. `isUrgent`: it comes first from now on. */
    async countReport(caseId: string, { isUrgent }: { isUrgent: boolean }): Promise<void> {
      await database
        .db()
        .updateTable('moderation_cases')
        .set({
          report_count: sql<number>`report_count + 1`,
          ...(isUrgent && { is_urgent: true, urgent_since: sql<Date>`coalesce(urgent_since, now())` }),
          updated_at: sql`now()`,
        })
        .where('id', '=', caseId)
        .execute()
    },

    /** How many of the case's reports come from verified people who joined before then. */
    async countEstablished(caseId: string, joinedBefore: Date): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from reports r join users u on u.id = r.reporter_id
        where r.case_id = ${caseId} and u.email_verified_at is not null and u.created_at < ${joinedBefore}`.execute(database.db())
      return rows[0]?.count ?? 0
    },

    /** Holds the worry that something belongs to. Who writes there holds it before the case: everybody in the same order. */
    async holdPost(postId: string) {
      await sql`select from posts where id = ${postId} for no key update`.execute(database.db())
    },

    async postOf(id: string): Promise<string | null> {
      const row = await database.db().selectFrom('moderation_cases').select('post_id').where('id', '=', id).executeTakeFirst()
      return row?.post_id ?? null
    },

    /** The case, held until the transaction ends. */
    lock: (id: string): Promise<Selectable<Tables['moderation_cases']> | undefined> =>
      database.db().selectFrom('moderation_cases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    async change(
      id: string,
      set: {
        state?: CaseState
        assignee_id?: string | null
        outcome?: Outcome
        outcome_reason?: string
        decided_by?: string
        decided_at?: Date
        appeal?: 'open' | 'granted' | 'refused'
        appeal_text?: string
        appealed_at?: Date
        appeal_reason?: string
        appeal_decided_by?: string
      },
    ) {
      await database
        .db()
        .updateTable('moderation_cases')
        .set({ ...set, updated_at: sql`now()` })
        .where('id', '=', id)
        .execute()
    },

    async addNote(caseId: string, authorId: string, text: string) {
      await database
        .db()
        .insertInto('moderation_notes')
        .values({ id: uuid(), case_id: caseId, author_id: authorId, text })
        .execute()
    },

    /** Until when the pauses last that were decided about this person and not taken back. */
    async lastPause(authorId: string): Promise<Date | null> {
      const { rows } = await sql<{ at: Date | null }>`
        select max(decided_at) as at from moderation_cases
        where author_id = ${authorId} and outcome = 'pause' and appeal is distinct from 'granted'`.execute(database.db())
      return rows[0]?.at ?? null
    },

    /** Is there a moderator who is none of these? */
    async hasOtherModerator(except: (string | null)[]): Promise<boolean> {
      const { rows } = await sql`
        select from users where role in ('moderator', 'admin') and id <> all(${except.filter((id) => id !== null)}::uuid[]) limit 1`.execute(
        database.db(),
      )
      return rows.length > 0
    },

    async reporters(caseId: string): Promise<string[]> {
      const rows = await database.db().selectFrom('reports').select('reporter_id').where('case_id', '=', caseId).execute()
      return rows.map(({ reporter_id }) => reporter_id)
    },

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
      // The page is cut first, so that only its rows are looked at closely.
      const { rows } = await sql<CaseRow>`
        select ${caseColumns}, left(${nothingIsEmpty(content)}, ${sql.lit(EXCERPT)}) as content
        from (select * from moderation_cases c where ${sql.join(conditions, sql` and `)}
          order by ${order} limit ${limit} offset ${offset}) c ${people} ${written} order by ${order}`.execute(database.db())
      return rows
    },

    async counts(): Promise<{ open: number; openAppeals: number }> {
      const most = sql.lit(LIMITS.totalMax)
      const { rows } = await sql<{ open: number; openAppeals: number }>`select
        (select count(*)::int from (select from moderation_cases c where ${isUndecided} limit ${most}) x) as open,
        (select count(*)::int from (select from moderation_cases c where c.appeal = 'open' limit ${most}) x) as "openAppeals"`.execute(
        database.db(),
      )
      return rows[0] ?? { open: 0, openAppeals: 0 }
    },

    async find(id: string): Promise<DetailRow | undefined> {
      const { rows } = await sql<DetailRow>`
        select ${caseColumns}, c.outcome_reason, c.decided_by, c.appeal_text, c.appeal_reason, ${nothingIsEmpty(content)} as content
        from moderation_cases c ${people} ${written} where c.id = ${id}`.execute(database.db())
      return rows[0]
    },

    async reportsOf(caseId: string): Promise<ReportRow[]> {
      const { rows } = await sql<ReportRow>`
        select r.id, r.reason, r.details, r.created_at, ${person('u')} as reporter from reports r join users u on u.id = r.reporter_id
        where r.case_id = ${caseId} order by r.created_at, r.id limit ${sql.lit(WITH_CASE)}`.execute(database.db())
      return rows
    },

    /** All reports of a subject, in whichever case they stand, newest first. */
    async reportsAbout(kind: SubjectKind, subjectId: string, { limit, offset }: Page): Promise<ReportRow[]> {
      const { rows } = await sql<ReportRow>`
        select r.id, r.reason, r.details, r.created_at, ${person('u')} as reporter
        from moderation_cases c join reports r on r.case_id = c.id join users u on u.id = r.reporter_id
        where c.subject_id = ${subjectId} and c.kind = ${kind}
        order by r.created_at desc, r.id desc limit ${limit} offset ${offset}`.execute(database.db())
      return rows
    },

    /** The concerns that joined this case, and those whose message was reported in it. Their senders are counted, never named. */
    async concernsOf(caseId: string): Promise<ConcernRow[]> {
      const { rows } = await sql<ConcernRow>`
        select k.id, k.created_at, k.has_message, k.report_case_id is not null as is_reported, sender.concerns_suspended,
          (select count(*)::int from concerns others where others.sender_id = k.sender_id
            and others.created_at > k.created_at - interval '30 days') as sent_lately
        from concerns k join users sender on sender.id = k.sender_id
        where k.case_id = ${caseId} or k.report_case_id = ${caseId}
        order by k.created_at, k.id limit ${sql.lit(WITH_CASE)}`.execute(database.db())
      return rows
    },

    /** Who sent a concern that belongs to this case. For rules only: no answer names them. */
    async senderOf(caseId: string, concernId: string): Promise<string | undefined> {
      const { rows } = await sql<{ sender_id: string }>`
        select sender_id from concerns where id = ${concernId} and (case_id = ${caseId} or report_case_id = ${caseId})`.execute(
        database.db(),
      )
      return rows[0]?.sender_id
    },

    /** What this moderator decided last, newest first. */
    async lastDecisions(moderatorId: string, rows: number): Promise<{ is_urgent: boolean; decided_at: Date }[]> {
      const { rows: found } = await sql<{ is_urgent: boolean; decided_at: Date }>`
        select is_urgent, decided_at from moderation_cases where decided_by = ${moderatorId}
        order by decided_at desc limit ${rows}`.execute(database.db())
      return found
    },

    async notesOf(caseId: string): Promise<NoteRow[]> {
      const { rows } = await sql<NoteRow>`
        select * from (select n.id, n.text, n.created_at, ${person('u')} as author
          from moderation_notes n left join users u on u.id = n.author_id
          where n.case_id = ${caseId} order by n.created_at desc, n.id desc limit ${sql.lit(WITH_CASE)}) newest
        order by created_at, id`.execute(database.db())
      return rows
    },

    async historyOf(caseId: string): Promise<EventRow[]> {
      const { rows } = await sql<EventRow>`
        select * from (select e.id, e.what, e.detail, e.at, ${person('u')} as who
          from moderation_events e left join users u on u.id = e.who
          where e.case_id = ${caseId} order by e.id desc limit ${sql.lit(WITH_CASE)}) newest
        order by id`.execute(database.db())
      return rows
    },

    /** Newest first. What concerns the viewer is left out: nobody reads here who reported them. */
    async log(viewerId: string, { limit, offset }: Page): Promise<LogRow[]> {
      const { rows } = await sql<LogRow>`
        select e.id, e.what, e.detail, e.at, ${person('u')} as who, e.case_id, c.kind
        from moderation_events e join moderation_cases c on c.id = e.case_id left join users u on u.id = e.who
        where c.author_id is distinct from ${viewerId}
        order by e.id desc limit ${limit} offset ${offset}`.execute(database.db())
      return rows
    },

    /**
     * What became of what the viewer wrote and of what they reported. As an author one hears of a case once it changed something: not that
     * somebody complained in vain, nor that the house looked after one.
     */
    async own(viewerId: string, { limit, offset }: Page): Promise<OwnRow[]> {
      const upTo = limit + offset
      const { rows } = await sql<OwnRow>`
        select c.*, case when c.role = 'author' then left(${nothingIsEmpty(content)}, ${sql.lit(EXCERPT)}) end as content
        from (
          (select c.*, 'author' as role from moderation_cases c where c.author_id = ${viewerId} and ${concerns}
            order by c.updated_at desc, c.id desc limit ${upTo})
          union all
          (select c.*, 'reporter' as role from reports r join moderation_cases c on c.id = r.case_id where r.reporter_id = ${viewerId}
            order by c.updated_at desc, c.id desc limit ${upTo})
          order by updated_at desc, id desc limit ${limit} offset ${offset}) c ${ownWritten}
        order by c.updated_at desc, c.id desc`.execute(database.db())
      return rows
    },

    /** The decision about what this person wrote. */
    async findOwn(id: string, authorId: string): Promise<OwnRow | undefined> {
      const { rows } = await sql<OwnRow>`
        select c.*, 'author' as role, left(${nothingIsEmpty(content)}, ${sql.lit(EXCERPT)}) as content
        from moderation_cases c ${ownWritten} where c.id = ${id} and c.author_id = ${authorId} and ${concerns}`.execute(
        database.db(),
      )
      return rows[0]
    },
  }
}
export type CaseStore = ReturnType<typeof caseStore>

/** The case `c` changed something for its author. */
const concerns = sql`(${isDecided} and (c.outcome <> 'keep'
  or exists (select from moderation_events e where e.case_id = c.id and e.what in ('held', 'hidden'))))`
