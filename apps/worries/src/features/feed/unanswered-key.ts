import { postsKey } from '../../shared/post-cache.ts'

/** The worries that this member is lent, on the tab of those without a first word. A file of its own: the first screen does without it. */
export const unansweredKey = postsKey('member', 'waiting')
