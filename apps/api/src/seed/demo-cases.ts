import type { ModerationStatus, SubjectKind } from '@worrystone/contracts'
import type { Matter } from './demo-community.ts'

const ENOUGH_REPORTS = 3

/** What a matter is about. */
export type About = { kind: SubjectKind; id: string; postId: string | null; authorId: string; appeared: Date; matter: Matter }
type Place = { ago: (minutes: number) => Date; here: ReadonlySet<string>; idOf: (name: string) => string }

/** What its readers see of it by now. */
export function statusOf({ screening = [], reports = [], decided }: Matter): ModerationStatus {
  if (decided) return decided.outcome === 'keep' || decided.outcome === 'warn' ? 'approved' : 'rejected'
  if (screening.some((reason) => reason !== 'danger')) return 'pending'
  return reports.length >= ENOUGH_REPORTS ? 'flagged' : 'approved'
}

/** The case that moderators have of it, as rows, with its whole history. */
export function caseOf({ kind, id: subjectId, postId, authorId, appeared, matter }: About, { ago, here, idOf }: Place) {
  const { screening = [], taken, decided } = matter
  const id = idOf(`case ${kind} ${subjectId}`)
  const user = (name: string) => (here.has(name) ? idOf(`person ${name}`) : null)
  const reports = (matter.reports ?? [])
    .filter(({ by }) => here.has(by))
    .map(({ by, minutesAgo, reason, details = null }) => ({
      id: idOf(`report ${subjectId} ${by}`),
      case_id: id,
      kind,
      subject_id: subjectId,
      reporter_id: idOf(`person ${by}`),
      reason,
      details,
      created_at: ago(minutesAgo),
    }))
  const opened = screening.length > 0 ? appeared : (reports[0]?.created_at ?? appeared)
  const event = (
    what: string,
    at: Date,
    { who = null, detail = null }: { who?: string | null; detail?: string | null } = {},
  ) => ({
    case_id: id,
    what,
    who,
    detail,
    at,
  })
  const hidden = reports[ENOUGH_REPORTS - 1]
  const events = [
    event('opened', opened),
    ...(statusOf({ screening }) === 'pending' ? [event('held', opened, { detail: screening.join(', ') })] : []),
    ...reports.map(({ reporter_id, reason, created_at }) => event('reported', created_at, { who: reporter_id, detail: reason })),
    ...(kind === 'comment' && hidden ? [event('hidden', hidden.created_at)] : []),
    ...(taken ? [event('assigned', ago(taken.minutesAgo), { who: user(taken.by) })] : []),
    ...(taken?.note ? [event('noted', ago(taken.minutesAgo), { who: user(taken.by) })] : []),
    ...(decided ? [event('decided', ago(decided.minutesAgo), { who: user(decided.by), detail: decided.outcome })] : []),
  ]
  return {
    reports,
    events,
    notes: taken?.note
      ? [{ id: idOf(`note ${id}`), case_id: id, author_id: user(taken.by), text: taken.note, created_at: ago(taken.minutesAgo) }]
      : [],
    /** Whoever reported it hears what became of it. */
    notices: decided
      ? reports.map(({ reporter_id }) => ({
          user_id: reporter_id,
          kind: 'report' as const,
          case_id: id,
          post_id: postId,
          created_at: ago(decided.minutesAgo),
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
      state: decided ? (decided.outcome === 'keep' ? 'rejected' : 'resolved') : taken ? 'in_work' : 'open',
      assignee_id: decided ? user(decided.by) : taken ? user(taken.by) : null,
      ...(decided && {
        outcome: decided.outcome,
        outcome_reason: decided.why,
        decided_by: user(decided.by),
        decided_at: ago(decided.minutesAgo),
      }),
      created_at: opened,
      updated_at: events.at(-1)?.at ?? opened,
    } as const,
  }
}
