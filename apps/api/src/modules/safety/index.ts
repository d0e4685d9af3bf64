import type { Deps } from '../../deps.ts'
import { type ModerationCases, personSubject, type Subjects } from '../moderation/index.ts'
import type { Notices } from '../notifications/index.ts'
import { userStore } from '../users/index.ts'
import type { AssessDanger } from './assess-danger.ts'
import { concernService } from './concerns.ts'
import { safetyRoutes } from './routes.ts'
import { concernStore } from './store.ts'

export { type AssessDanger, type AssessLevel, dangerAssessor, levelAssessor } from './assess-danger.ts'
export { type SafetyPauses, safetyPauses } from './pauses.ts'

type Needs = Pick<Deps, 'database' | 'now'> & {
  /** Judges a text within 800 ms; it never throws because it is late. */
  assessDanger: AssessDanger
  cases: ModerationCases
  notices: Notices
  subjects: Subjects
}

/** Help for people in danger: the check of a text, helplines, and concerns about somebody. */
export function safetyModule({ database, now, assessDanger, cases, notices, subjects }: Needs) {
  const users = userStore(database)
  const person = personSubject({ database, users })
  const concerns = concernService({
    database,
    store: concernStore(database),
    users,
    cases,
    notices,
    subjects: { ...subjects, person },
    now,
  })
  return safetyRoutes({ assessDanger, concerns, now })
}
