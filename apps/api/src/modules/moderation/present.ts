import type {
  CaseAuthor,
  CaseConcern,
  CaseDetail,
  CaseEvent,
  CaseReason,
  CaseText,
  CommentReport,
  ModerationCase,
  ModerationStatus,
  OwnCase,
} from '@worrystone/contracts'
import { URGENT_MINUTES } from '@worrystone/contracts'
import type { Selectable } from 'kysely'
import { presentRow } from '../../db/present-row.ts'
import type { Tables } from '../../db/tables.ts'
import { presentSummary, type SummaryRow } from '../users/index.ts'
import type { MessageRow, PersonRow, TextRow } from './context-queries.ts'

type Case = Selectable<Tables['moderation_cases']>
type Person = SummaryRow | null

type DecisionColumn = 'outcome_reason' | 'decided_by' | 'decided_at'
type AppealColumn = 'appeal_text' | 'appealed_at' | 'appeal_reason' | 'appeal_decided_by'
export type CaseRow = Omit<Case, DecisionColumn | AppealColumn> & {
  author: Person
  assignee: Person
  content: string | null
  moderation_status: ModerationStatus | null
  kept_at: Date | null
  reasons: CaseReason[]
}
export type DetailRow = CaseRow & Pick<Case, 'outcome_reason' | 'decided_by' | 'appeal_text' | 'appeal_reason'>
export type ReportRow = Pick<Selectable<Tables['reports']>, 'id' | 'reason' | 'details' | 'created_at'> & { reporter: SummaryRow }
export type ConcernRow = Pick<Selectable<Tables['concerns']>, 'id' | 'created_at' | 'has_message'> &
  Pick<Selectable<Tables['users']>, 'concerns_suspended'> & { is_reported: boolean; sent_lately: number }
export type NoteRow = Pick<Selectable<Tables['moderation_notes']>, 'id' | 'text' | 'created_at'> & { author: Person }
export type EventRow = { id: number; what: CaseEvent['what']; detail: string | null; at: Date; who: Person }
export type LogRow = EventRow & { case_id: string; kind: Case['kind'] }
export type OwnRow = Case & { role: 'author' | 'reporter'; content: string | null }

const MAX_EXCERPT = 500

const summaryOrNull = (row: Person) => row && presentSummary(row)

/** Cut between characters, with an ellipsis if something was cut. */
function excerptOf(content: string | null): string | null {
  const characters = [...(content ?? '')]
  return characters.length > MAX_EXCERPT ? `${characters.slice(0, MAX_EXCERPT - 1).join('')}…` : content
}

const waitingSince = ({ urgent_since, created_at }: Pick<Case, 'urgent_since' | 'created_at'>) => urgent_since ?? created_at

function dueAt({ state, is_urgent, danger_level, ...times }: CaseRow): Date | null {
  if (!is_urgent || (state !== 'open' && state !== 'in_work')) return null
  const minutes = danger_level === 3 ? URGENT_MINUTES.acute : URGENT_MINUTES.other
  return new Date(waitingSince(times).getTime() + minutes * 60_000)
}

export function presentCase(row: CaseRow): ModerationCase {
  const { author, assignee, content, kept_at, ...columns } = row
  return {
    ...presentRow(columns),
    author: summaryOrNull(author),
    assignee: summaryOrNull(assignee),
    excerpt: excerptOf(content),
    deletedAt: kept_at?.toISOString() ?? null,
    waitingSince: waitingSince(row).toISOString(),
    dueAt: dueAt(row)?.toISOString() ?? null,
  }
}

export const presentReport = ({ reporter, created_at, ...report }: ReportRow) =>
  ({ ...report, reporter: presentSummary(reporter), createdAt: created_at.toISOString() }) satisfies CommentReport

export const presentEvent = <Row extends EventRow>({ who, ...row }: Row) => ({ ...presentRow(row), who: summaryOrNull(who) })

const presentConcern = ({ concerns_suspended, ...row }: ConcernRow): CaseConcern => ({
  ...presentRow(row),
  isSenderSuspended: concerns_suspended,
})

type RelatedRows = {
  thread: TextRow[]
  person: PersonRow | null
  messages: MessageRow[]
  texts: TextRow[]
  reports: ReportRow[]
  notes: NoteRow[]
  history: EventRow[]
  concerns: ConcernRow[]
}

const presentText = ({ author, content, ...row }: TextRow): CaseText => ({
  ...presentRow(row),
  author: presentSummary(author),
  excerpt: excerptOf(content) ?? '',
})

const presentPerson = (person: PersonRow, messages: MessageRow[], texts: TextRow[]): CaseAuthor => ({
  ...presentRow(person),
  messages: messages.map((message) => presentRow(message)),
  texts: texts.map(presentText),
})

export const presentDetail = (
  row: DetailRow,
  { thread, person, messages, texts, reports, notes, history, concerns }: RelatedRows,
  viewerId: string,
): CaseDetail => ({
  ...presentCase(row),
  content: row.content,
  thread: thread.map(presentText),
  person: person && presentPerson(person, messages, texts),
  reports: reports.map(presentReport),
  notes: notes.map(({ author, ...note }) => ({ ...presentRow(note), author: summaryOrNull(author) })),
  history: history.map((event) => presentEvent(event)),
  concerns: concerns.map(presentConcern),
  outcomeReason: row.outcome_reason,
  appealText: row.appeal_text,
  appealReason: row.appeal_reason,
  isDecidedByViewer: row.decided_by === viewerId,
})

/** A decision that the author may appeal. */
export const canAppeal = ({ state, outcome, appeal }: Pick<Case, 'state' | 'outcome' | 'appeal'>) =>
  state === 'resolved' && outcome !== 'keep' && appeal === null

/** The reporter sees the outcome and whether it was reversed, but nothing that was written to the author. */
export function presentOwn(row: OwnRow): OwnCase {
  const isAuthor = row.role === 'author'
  return {
    id: row.id,
    role: row.role,
    kind: row.kind,
    postId: row.post_id,
    excerpt: isAuthor ? excerptOf(row.content) : null,
    state: row.state,
    outcome: row.outcome,
    outcomeReason: isAuthor ? row.outcome_reason : null,
    canAppeal: isAuthor && canAppeal(row),
    appeal: isAuthor || row.appeal === 'granted' ? row.appeal : null,
    appealReason: isAuthor ? row.appeal_reason : null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
