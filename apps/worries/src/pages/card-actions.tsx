import type { Post } from '@worrystone/contracts'
import { FollowButton } from '../features/follow/follow-button.tsx'
import { OwnerMenu, type OwnerTask } from '../features/post-actions/owner-menu.tsx'

type Props = { post: Post; onTask: (task: OwnerTask, post: Post) => void }

/** What a member can do with a worry: their own is managed, another one's author followed. */
export function CardActions({ post, onTask }: Props) {
  return post.isOwnPost ? <OwnerMenu post={post} onTask={onTask} /> : <FollowButton post={post} />
}
