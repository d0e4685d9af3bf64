import type { Deps } from '../../app.ts'
import { idempotency } from '../../http/idempotency.ts'
import type { JobHandlers } from '../../jobs/worker.ts'
import { feeds } from './feeds.ts'
import { promptList } from './prompts.ts'
import { postRoutes } from './routes.ts'
import { postService } from './service.ts'
import { postStore } from './store.ts'

export { isPublished, noBlockBetween, visibleTo } from './visibility.ts'

/** Worries: writing them, reading them, and what happens when their time comes. */
export function postsModule({ database, queue, now }: Pick<Deps, 'database' | 'queue' | 'now'>) {
  const kept = idempotency(database)
  const prompts = promptList(database, now)
  const feed = feeds(database, now)
  const posts = postService({ database, queue, store: postStore(database), feed, prompts, kept, now })
  const jobs: JobHandlers = { 'post.published': ({ postId }) => posts.published(postId) }
  return { routes: postRoutes({ posts, feed, prompts, kept }), jobs }
}
