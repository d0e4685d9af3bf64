import type { Deps } from '../../deps.ts'
import { idempotency } from '../../http/idempotency.ts'
import type { JobHandlers } from '../../jobs/worker.ts'
import type { ModerationCases } from '../moderation/index.ts'
import type { Notices } from '../notifications/index.ts'
import type { LevelOf, SafetyPauses } from '../safety/index.ts'
import type { Screening } from '../screening/index.ts'
import { counters } from './counters.ts'
import { feeds } from './feeds.ts'
import { promptList } from './prompts.ts'
import { postRoutes } from './routes.ts'
import { postService, type Sharing } from './service.ts'
import { postStore } from './store.ts'
import { postSubject } from './subject.ts'
import { takenBack } from './taken-back.ts'

export { counting, postCards, postMarks } from './marks.ts'
export { isoTime } from './present.ts'
export { similarCount } from './similar-count.ts'
export { takenBack } from './taken-back.ts'
export { toggleRules } from './toggle-rules.ts'
export { toggleStore } from './toggle-store.ts'
export { topicsOf } from './topics.ts'

type Needs = Pick<Deps, 'database' | 'queue' | 'now' | 'log'>

/** Worries: writing them, reading them, what happens when their time comes, and what moderators need of them. */
export function postsModule(
  { database, queue, now, log }: Needs,
  others: {
    screening: Screening
    cases: ModerationCases
    notices: Notices
    levelOf: LevelOf
    pauses: SafetyPauses
    sharing: Sharing
  },
) {
  const kept = idempotency(database)
  const prompts = promptList(database, now)
  const feed = feeds(database, now)
  const store = postStore(database)
  const withdrawn = takenBack(database)
  const posts = postService({ database, queue, store, feed, prompts, kept, withdrawn, now, ...others })
  const { compare, planCompare } = counters({ database, queue, now, log })
  const jobs: JobHandlers = { 'post.published': ({ postId }) => posts.published(postId), 'counters.compare': compare }
  const { postpone } = posts
  return {
    routes: postRoutes({ posts, feed, prompts, kept }),
    jobs,
    planCompare,
    forgetOld: withdrawn.forgetOld,
    postpone,
    subject: postSubject(database),
  }
}
