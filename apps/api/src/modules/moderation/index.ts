import type { Deps } from '../../app.ts'
import { notices } from '../notifications/index.ts'
import { userStore } from '../users/index.ts'
import { moderationRoutes } from './routes.ts'
import { moderationService, type Postpone } from './service.ts'
import { caseStore } from './store.ts'
import type { Subjects } from './subject.ts'

export { type Held, type ModerationCases, moderationCases } from './cases.ts'
export { forgetCases } from './forget.ts'
export { personSubject } from './person-subject.ts'
export type { Subject, Subjects } from './subject.ts'

type Needs = Pick<Deps, 'database' | 'now'> & { subjects: Subjects; postpone: Postpone }

/**
 * Reports, the moderators' queue and what becomes of both. `subjects`: what is moderated, by the rooms that it stands in. `postpone`: keeps
 * back until then what a person has scheduled.
 */
export function moderationModule({ database, now, subjects, postpone }: Needs) {
  const users = userStore(database)
  const parts = { database, store: caseStore(database), users, subjects, postpone, notices: notices(database), now }
  return moderationRoutes({ moderation: moderationService(parts), users })
}
