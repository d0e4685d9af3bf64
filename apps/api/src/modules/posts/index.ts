import type { Deps } from '../../deps.ts'
import { idempotency } from '../../http/idempotency.ts'
import type { JobHandlers } from '../../jobs/worker.ts'
import type { ModerationCases } from '../moderation/index.ts'
import type { Notices } from '../notifications/index.ts'
import type { AssessLevel, SafetyPauses } from '../safety/index.ts'
import type { Screening } from '../screening/index.ts'
import { counters } from './counters.ts'
import { feeds } from './feeds.ts'
import type { Sharing } from './post-parts.ts'
import { promptList } from './prompts.ts'
import { postRoutes } from './routes.ts'
import { postService } from './service.ts'
import { postStore } from './store.ts'
import { postSubject } from './subject.ts'
import { withdrawalStore } from './withdrawal-store.ts'

export { changeCounter, postCards, postMutations } from './post-mutations.ts'
export { isoTime } from './present-post.ts'
export { presentRecentWorry, RECENT_WORRY, type RecentWorryRow } from './recent-worry.ts'
export { similarCount, VERY_CLOSE_FROM } from './similar-count.ts'
export { toggleService } from './toggle-service.ts'
export { toggleStore } from './toggle-store.ts'
export { topicsOf } from './topics.ts'
export { withdrawalStore } from './withdrawal-store.ts'

type Options = Pick<Deps, 'database' | 'queue' | 'now' | 'log'>

/** Worries: writing, lists, scheduled publication, and what moderation needs of them. */
export function postsModule(
  { database, queue, now, log }: Options,
  others: {
    screening: Screening
    cases: ModerationCases
    notices: Notices
    assessLevel: AssessLevel
    pauses: SafetyPauses
    sharing: Sharing
  },
) {
  const keys = idempotency(database)
  const prompts = promptList(database, now)
  const feed = feeds(database, now)
  const store = postStore(database)
  const withdrawals = withdrawalStore(database)
  const posts = postService({ database, queue, store, feed, prompts, idempotency: keys, withdrawals, now, ...others })
  const { compare, planCompare } = counters({ database, queue, now, log })
  const jobs: JobHandlers = { 'post.published': ({ postId }) => posts.publishScheduled(postId), 'counters.compare': compare }
  const { postpone } = posts
  return {
    routes: postRoutes({ posts, feed, prompts, idempotency: keys }),
    jobs,
    cleanupTasks: [planCompare, withdrawals.deleteOld],
    postpone,
    subject: postSubject(database),
  }
}
