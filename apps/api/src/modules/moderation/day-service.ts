import type { ModerationDay, SubjectKind, Waiting } from '@worrystone/contracts'
import { presentRow } from '../../db/present-row.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { WaitingRow } from './day-queries.ts'
import type { ModerationParts } from './moderation-parts.ts'

const NOTHING: Waiting = { count: 0, oldest: null }

const presentWaiting = ({ count, oldest_id, since }: WaitingRow): Waiting => ({
  count,
  oldest: oldest_id === null || since === null ? null : { caseId: oldest_id, since: since.toISOString() },
})

/** A moderator's day. */
export const dayService = ({ day, now }: Pick<ModerationParts, 'day' | 'now'>) => ({
  async read({ userId }: Viewer): Promise<ModerationDay> {
    const at = now()
    const urgent = await day.urgent(userId, at)
    const kinds = new Map((await day.byKind(userId)).map((row) => [row.kind, presentWaiting(row)]))
    const of = (kind: SubjectKind) => kinds.get(kind) ?? NOTHING
    return {
      urgent: { ...presentWaiting(urgent), overdue: urgent.overdue },
      kinds: { post: of('post'), comment: of('comment'), story: of('story'), person: of('person') },
      appeals: presentWaiting(await day.appeals(userId)),
      mine: presentWaiting(await day.assignedTo(userId)),
      days: (await day.days(userId, at)).map((row) => presentRow(row)),
    }
  },
})
