import type { ModerationStatus, SubjectKind } from '@worrystone/contracts'
import type { Moderation } from './demo-community.ts'
import { demoId } from './demo-id.ts'

const HIDING_REPORTS = 3

/** The subject of a moderation case. */
export type ModeratedSubject = {
  kind: SubjectKind
  id: string
  postId: string | null
  authorId: string
  createdAt: Date
  moderation: Moderation
}
type Context = { ago: (minutes: number) => Date; seeded: ReadonlySet<string> }

export function moderationStatusOf({ screening = [], reports = [], decision }: Moderation): ModerationStatus {
  if (decision) return decision.outcome === 'keep' || decision.outcome === 'warn' ? 'approved' : 'rejected'
  if (screening.some((reason) => reason !== 'danger')) return 'pending'
  return reports.length >= HIDING_REPORTS ? 'flagged' : 'approved'
}

/** A moderation case with its whole history, as rows. */
export function caseRows(subject: ModeratedSubject, { ago, seeded }: Context) {
  const { kind, id: subjectId, postId, authorId, createdAt, moderation } = subject
  const { screening = [], assigned, decision } = moderation
  const id = demoId(`case ${kind} ${subjectId}`)
  const userId = (username: string) => (seeded.has(username) ? demoId(`person ${username}`) : null)
  const reports = (moderation.reports ?? [])
    .filter(({ by }) => seeded.has(by))
    .map(({ by, minutesAgo, reason, details = null }) => ({
      id: demoId(`report ${subjectId} ${by}`),
      case_id: id,
      kind,
      subject_id: subjectId,
      reporter_id: demoId(`person ${by}`),
      reason,
      details,
      created_at: ago(minutesAgo),
    }))
  const openedAt = screening.length > 0 ? createdAt : (reports[0]?.created_at ?? createdAt)
  const events = eventRows()

  return {
    reports,
    events,
    notes: assigned?.note
      ? [
          {
            ...{ id: demoId(`note ${id}`), case_id: id, author_id: userId(assigned.by) },
            ...{ text: assigned.note, created_at: ago(assigned.minutesAgo) },
          },
        ]
      : [],
    /** Reporters are notified of the decision. */
    notifications: decision
      ? reports.map(({ reporter_id }) => ({
          user_id: reporter_id,
          kind: 'report' as const,
          case_id: id,
          post_id: postId,
          created_at: ago(decision.minutesAgo),
        }))
      : [],
    row: {
      id,
      kind,
      subject_id: subjectId,
      post_id: postId,
      author_id: authorId,
      source: screening.length > 0 ? ('screening' as const) : ('report' as const),
      is_urgent: screening.includes('danger'),
      screening,
      report_count: reports.length,
      state: decision ? (decision.outcome === 'keep' ? 'rejected' : 'resolved') : assigned ? 'in_work' : 'open',
      assignee_id: decision ? userId(decision.by) : assigned ? userId(assigned.by) : null,
      ...(decision && {
        outcome: decision.outcome,
        outcome_reason: decision.why,
        decided_by: userId(decision.by),
        decided_at: ago(decision.minutesAgo),
      }),
      created_at: openedAt,
      updated_at: events.at(-1)?.at ?? openedAt,
    } as const,
  }

  function eventRows() {
    const event = (what: string, at: Date, options: { who?: string | null; detail?: string | null } = {}) => {
      const { who = null, detail = null } = options
      return { case_id: id, what, who, detail, at }
    }
    const hidingReport = reports[HIDING_REPORTS - 1]
    return [
      event('opened', openedAt),
      ...(moderationStatusOf({ screening }) === 'pending' ? [event('held', openedAt, { detail: screening.join(', ') })] : []),
      ...reports.map(({ reporter_id, reason, created_at }) =>
        event('reported', created_at, { who: reporter_id, detail: reason }),
      ),
      ...(kind === 'comment' && hidingReport ? [event('hidden', hidingReport.created_at)] : []),
      ...(assigned ? [event('assigned', ago(assigned.minutesAgo), { who: userId(assigned.by) })] : []),
      ...(assigned?.note ? [event('noted', ago(assigned.minutesAgo), { who: userId(assigned.by) })] : []),
      ...(decision ? [event('decided', ago(decision.minutesAgo), { who: userId(decision.by), detail: decision.outcome })] : []),
    ]
  }
}
