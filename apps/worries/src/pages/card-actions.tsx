import type { Post } from '@worrystone/contracts'
import { FollowButton } from '../features/follow/follow-button.tsx'
import { OwnerMenu } from '../features/post-actions/owner-menu.tsx'
import { ReaderMenu } from '../features/post-actions/reader-menu.tsx'
import { useSaveItem } from '../features/saved/save-item.tsx'
import type { PostTask } from './post-task.ts'

type Props = { post: Post; onTask: (task: PostTask, post: Post) => void }

/** A member's actions on a worry: the owner's menu, or following, saving, reporting, muting and blocking its author. */
export function CardActions({ post, onTask }: Props) {
  return post.isOwnPost ? <OwnerMenu post={post} onTask={onTask} /> : <ReaderActions post={post} onTask={onTask} />
}

function ReaderActions({ post, onTask }: Props) {
  const saveItem = useSaveItem(post)
  return (
    <>
      <FollowButton post={post} />
      <ReaderMenu post={post} saveItem={saveItem} onTask={onTask} />
    </>
  )
}
