import type { SubjectKind } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import type { Verdict } from '../screening/index.ts'
import { caseStore } from './store.ts'

export type Held = {
  kind: Exclude<SubjectKind, 'person'>
  /** For a story: the worry that it belongs to. */
  subjectId: string
  postId: string
  authorId: string
  verdict: Verdict
}

/** The door of moderation for whoever writes texts. */
export function moderationCases({ database }: { database: Database }) {
  const store = caseStore(database)
  return {
    /**
     * Opens a case about what the screening found, or joins the open one. To be called whenever the verdict has reasons, in the
     * transaction of the write.
     */
    async hold({ verdict, ...about }: Held): Promise<void> {
      if (verdict.reasons.length === 0) return
      const { id, isNew } = await store.open({
        ...about,
        source: 'screening',
        isUrgent: verdict.isUrgent,
        screening: verdict.reasons,
      })
      if (isNew) await store.record({ caseId: id, what: 'opened' })
      if (verdict.status === 'pending') await store.record({ caseId: id, what: 'held', detail: verdict.reasons.join(', ') })
    },
  }
}
export type ModerationCases = ReturnType<typeof moderationCases>
