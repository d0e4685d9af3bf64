import type { Post } from '@worrystone/contracts'
import { PostInsight } from '../features/analysis/post-insight.tsx'
import { useIsFolded } from '../features/content-warning/opened-posts.ts'
import type { Viewer } from '../shared/viewer.ts'

/** The analysis, beside the worry on wide screens. */
export function PostAside({ post, viewer }: { post: Post; viewer: Viewer }) {
  return useIsFolded(post) ? null : <PostInsight post={post} viewer={viewer} />
}
