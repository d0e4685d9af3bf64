import { query, queryClient } from '@worrystone/api-client'
import { commentsApi } from '@worrystone/contracts'

/** The people who commented on a worry; for its author with those who helped. */
export const commentersQuery = (postId: string) => query(commentsApi.people, { params: { postId } })

/** After a change of who helped. */
export const refetchCommenters = (postId: string) =>
  void queryClient.invalidateQueries({ queryKey: commentersQuery(postId).queryKey })
