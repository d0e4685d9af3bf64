import type { Viewer } from '../../shared/viewer.ts'

/**
 * Key of the comments of one worry, and of the mutations that change them. Separate from the worries, whose updates do not apply to
 * them.
 */
export const commentsKey = (audience: Viewer['audience'], postId: string) => ['worry-comments', audience, postId] as const
