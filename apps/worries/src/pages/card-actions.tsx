import type { Post } from '@worrystone/contracts'
import { FollowButton } from '../features/follow/follow-button.tsx'
import { OwnerMenu } from '../features/post-actions/owner-menu.tsx'
import { ReaderMenu } from '../features/post-actions/reader-menu.tsx'
import type { PostTask } from './post-task.ts'

type Props = { post: Post; onTask: (task: PostTask, post: Post) => void }

/** What a member can do about a worry: their own is managed; another one's author followed, reported, muted, blocked. */
export function CardActions({ post, onTask }: Props) {
  if (post.isOwnPost) return <OwnerMenu post={post} onTask={onTask} />
  return (
    <>
      <FollowButton post={post} />
      <ReaderMenu post={post} onTask={onTask} />
    </>
  )
}
