import type { SubjectKind } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { forbidden, notFound } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Notices } from '../notifications/index.ts'
import type { UserStore } from '../users/index.ts'
import { caseQueries } from './case-queries.ts'
import { caseStore } from './case-store.ts'
import { concernQueries } from './concern-queries.ts'
import { contextQueries } from './context-queries.ts'
import { dayQueries } from './day-queries.ts'
import { decisionQueries } from './decision-queries.ts'
import { historyStore } from './history-store.ts'
import { keptTexts } from './kept-texts.ts'
import { personSubject } from './person-subject.ts'
import { presentDetail } from './present.ts'
import { reportStore } from './report-store.ts'
import type { Subject, Subjects } from './subject.ts'

const MESSAGES_SHOWN_MS = 7 * 24 * 60 * 60_000

type Postpone = (userId: string, until: Date) => Promise<void>
export type Options = {
  database: Database
  users: Pick<UserStore, 'find' | 'setPause' | 'setConcernsSuspended'>
  subjects: Subjects
  /** Postpones until then what a user has scheduled. */
  postpone: Postpone
  notices: Pick<Notices, 'notify' | 'notifyAll'>
  now: () => Date
}
export type ModerationParts = ReturnType<typeof moderationParts>
export type Case = Awaited<ReturnType<ModerationParts['lockCase']>>

/** Stores and subjects that the services of moderation share, and a moderator's access to a case. */
export function moderationParts({ subjects: contentSubjects, ...options }: Options) {
  const { database, users, now } = options
  const [cases, reports, history] = [caseStore(database), reportStore(database), historyStore(database)]
  const [queries, concerns, context] = [caseQueries(database), concernQueries(database), contextQueries(database)]
  const subjects: Record<SubjectKind, Subject> = { ...contentSubjects, person: personSubject({ database, users }) }

  return {
    ...options,
    subjects,
    cases,
    reports,
    history,
    queries,
    concerns,
    context,
    day: dayQueries(database),
    decisions: decisionQueries(database),
    forgetText: keptTexts(database).forget,

    async readCase(viewer: Viewer, id: string) {
      const moderationCase = await queries.find(id)
      if (!moderationCase) throw notFound()
      refuseOwn(moderationCase, viewer)
      const { author_id, subject_id, is_urgent } = moderationCase
      const related = {
        thread: await context.threadOf(id),
        person: author_id === null ? null : await context.personOf(author_id, id),
        messages: author_id === null ? [] : await context.messagesTo(author_id, new Date(now().getTime() - MESSAGES_SHOWN_MS)),
        texts: author_id === null || !is_urgent ? [] : await context.publicTextsOf(author_id, subject_id),
        reports: await reports.reportsOf(id),
        notes: await history.notesOf(id),
        history: await history.historyOf(id),
        concerns: await concerns.concernsOf(id),
      }
      return presentDetail(moderationCase, related, viewer.userId)
    },

    /** The case, locked for a change. */
    async lockCase(viewer: Viewer, id: string) {
      const postId = await cases.postOf(id)
      if (postId !== null) await cases.lockPost(postId)
      const moderationCase = await cases.lock(id)
      if (!moderationCase) throw notFound()
      refuseOwn(moderationCase, viewer)
      return moderationCase
    },
  }
}

/** Moderators neither decide about their own texts, nor see who reported them. */
export function refuseOwn({ author_id }: { author_id: string | null }, viewer: Viewer) {
  if (author_id === viewer.userId) throw forbidden('Somebody else has to look at what is about you')
}
