import type { Deps } from '../../deps.ts'
import { type ModerationCases, personSubject, type Subjects } from '../moderation/index.ts'
import type { Notices } from '../notifications/index.ts'
import { userStore } from '../users/index.ts'
import { concernService } from './concern-service.ts'
import { concernRoutes } from './routes.ts'
import { concernStore } from './store.ts'

type Options = Pick<Deps, 'database' | 'now'> & { cases: ModerationCases; notices: Notices; subjects: Subjects }

/** 'I am worried about this person': concerns, and reports of their messages. */
export function concernsModule({ database, subjects, ...options }: Options) {
  const users = userStore(database)
  const person = personSubject({ database, users })
  const store = concernStore(database)
  return concernRoutes(concernService({ database, store, users, subjects: { ...subjects, person }, ...options }))
}
