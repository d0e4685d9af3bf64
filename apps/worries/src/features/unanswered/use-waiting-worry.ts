import { useQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { type Post, postsApi, unansweredApi } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { storedDay } from '@worrystone/forms'
import { isNotFound } from '@worrystone/remote-kit/bundled'
import { useState } from 'react'

const Offer = z.object({ postId: z.string(), isFamiliar: z.boolean(), isPutAway: z.boolean() })

export type WaitingWorry = { post: Post; isFamiliar: boolean }

/**
 * The one worry that this member is asked to answer today, remembered on the device: null when there is none, when it has been answered
 * or closed since, and after 'Not now'.
 */
export function useWaitingWorry(userId: string) {
  const [memory] = useState(() => storedDay({ key: `worrystone_waiting_worry/${userId}`, schema: Offer }))
  const [isPutAway, setPutAway] = useState(() => memory.read()?.isPutAway ?? false)

  async function choose(signal: AbortSignal): Promise<WaitingWorry | null> {
    const { posts } = await call(unansweredApi.unanswered, { query: { limit: 1 } }, { signal })
    const [post] = posts
    if (!post) return null
    memory.write({ postId: post.id, isFamiliar: post.isFamiliar, isPutAway: false })
    return { post, isFamiliar: post.isFamiliar }
  }

  async function readAgain(postId: string, isFamiliar: boolean, signal: AbortSignal): Promise<WaitingWorry | null> {
    try {
      const post = await call(postsApi.read, { params: { id: postId } }, { signal })
      return post.commentCount === 0 && post.commentsEnabled && !post.isResolved ? { post, isFamiliar } : null
    } catch (error) {
      if (isNotFound(error)) return null
      throw error
    }
  }

  const query = useQuery({
    queryKey: [unansweredApi.unanswered.url, userId, 'today'],
    queryFn: ({ signal }) => {
      const offer = memory.read()
      return offer ? readAgain(offer.postId, offer.isFamiliar, signal) : choose(signal)
    },
    enabled: !isPutAway,
    // Coming back from it after an answer, it is gone from the start.
    gcTime: 0,
  })

  function putAway() {
    const offer = memory.read()
    if (offer) memory.write({ ...offer, isPutAway: true })
    setPutAway(true)
  }
  return { ...query, isPutAway, putAway }
}
