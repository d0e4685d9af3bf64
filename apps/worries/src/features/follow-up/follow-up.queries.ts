import { query, queryClient } from '@worrystone/api-client'
import { FOLLOW_UP_AFTER_DAYS, type FollowUpAnswer, type FollowUps, followUpsApi, type Post } from '@worrystone/contracts'

const DAY_MS = 24 * 60 * 60_000
/** Before that there is neither a question nor an answer. */
const FIRST_AFTER_MS = FOLLOW_UP_AFTER_DAYS * DAY_MS

export const mayHaveFollowUps = ({ publishedAt }: Pick<Post, 'publishedAt'>) =>
  publishedAt !== null && Date.now() - Date.parse(publishedAt) >= FIRST_AFTER_MS

/** Not retried: the parts below it wait for it. */
export const followUpsQuery = (postId: string) => query(followUpsApi.read, { params: { id: postId } }, { retries: 0 })

/** The own worry that the question is about. Never cached, because an answer ends the question. */
export const dueFollowUpQuery = () => ({ ...query(followUpsApi.due, {}, { retries: 0 }), gcTime: 0 })

export const setFollowUps = (postId: string, followUps: FollowUps) =>
  queryClient.setQueryData(followUpsQuery(postId).queryKey, followUps)

/** What the question offers. */
export type FollowUpChoice = FollowUpAnswer | 'stop'
