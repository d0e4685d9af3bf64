import type { Database } from '../../db/db.ts'
import { notices } from '../notifications/index.ts'
import { userStore } from '../users/index.ts'
import { caseQueries } from './case-queries.ts'
import { moderationParts, type Options } from './moderation-parts.ts'
import { presentOwn } from './present.ts'
import { moderationRoutes } from './routes.ts'

export { type ModerationCases, moderationCases } from './cases.ts'
export { countMonth, firstEventAt } from './count-month.ts'
export { eraseCases } from './erase-cases.ts'
export { personSubject } from './person-subject.ts'
export type { Subject, Subjects } from './subject.ts'

/** A limit that is higher than the number of anyone's cases. */
const NO_LIMIT = 1_000_000

/** All entries of 'your reports and decisions'. */
export const ownCases = async (database: Database, userId: string) =>
  (await caseQueries(database).own(userId, { limit: NO_LIMIT, offset: 0 })).map(presentOwn)

/** Reports, the moderators' queue, decisions and appeals. `subjects`: the moderated content, by kind. */
export function moderationModule({ database, now, subjects, postpone }: Omit<Options, 'users' | 'notices'>) {
  const users = userStore(database)
  return moderationRoutes(moderationParts({ database, users, subjects, postpone, notices: notices(database), now }))
}
