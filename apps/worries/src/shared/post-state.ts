import type { Post } from '@worrystone/contracts'

export type PostState = 'draft' | 'scheduled' | 'published'

export function getPostState({ publishedAt, scheduledFor }: Pick<Post, 'publishedAt' | 'scheduledFor'>): PostState {
  if (publishedAt) return 'published'
  return scheduledFor ? 'scheduled' : 'draft'
}
