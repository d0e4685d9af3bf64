import type { Deps } from '../../deps.ts'
import { notices } from '../notifications/index.ts'
import { userStore } from '../users/index.ts'
import { presentOwn } from './present.ts'
import { moderationRoutes } from './routes.ts'
import { moderationService, type Postpone } from './service.ts'
import { caseStore } from './store.ts'
import type { Subjects } from './subject.ts'

export { type Held, type ModerationCases, moderationCases } from './cases.ts'
export { forgetCases } from './forget.ts'
export { personSubject } from './person-subject.ts'
export type { Subject, Subjects } from './subject.ts'

/** All that a person is shown as 'your reports and decisions', as it is shown. */
export const ownCases = async (database: Deps['database'], userId: string) =>
  (await caseStore(database).own(userId, { limit: EVERY, offset: 0 })).map(presentOwn)
/** More than anybody has. */
const EVERY = 1_000_000

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
