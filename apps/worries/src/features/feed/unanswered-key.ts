import { postsKey } from '../../shared/post-cache.ts'

/** The unanswered worries that this member is lent. A file of its own: the first screen does not load it. */
export const unansweredKey = postsKey('member', 'waiting')
