import { notFound } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { AnalysisStore } from './store.ts'

/** A worry that the viewer can see; throws 404 otherwise. */
export const visiblePost = (store: AnalysisStore) => async (viewer: Viewer | null, postId: string) => {
  const post = await store.findVisiblePost(viewer?.userId ?? null, postId)
  if (!post) throw notFound()
  return post
}
