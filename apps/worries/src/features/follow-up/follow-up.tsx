import type { FollowUps, Post } from '@worrystone/contracts'
import { useState } from 'react'
import { FollowUpLine } from './follow-up-line.tsx'
import { FollowUpQuestion } from './follow-up-question.tsx'

type Props = { post: Post; followUps: FollowUps }

/** On a worry's page: the question to its author, and how it went on. */
export function FollowUp({ post, followUps }: Props) {
  // An answer ends the question; what is said to it stays until the next visit.
  const [wasDue] = useState(followUps.isDue)
  return (
    <>
      {wasDue && post.isOwnPost && <FollowUpQuestion postId={post.id} />}
      {followUps.answers.length > 0 && <FollowUpLine post={post} followUps={followUps} />}
    </>
  )
}
