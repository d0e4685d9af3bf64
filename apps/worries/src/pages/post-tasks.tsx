import type { Post } from '@worrystone/contracts'
import { BlogDialog } from '../features/long-text/blog-dialog.tsx'
import { RemoveBlogDialog } from '../features/long-text/remove-blog-dialog.tsx'
import { DeleteDialog } from '../features/post-actions/delete-dialog.tsx'
import { EditDialog } from '../features/post-actions/edit-dialog.tsx'
import type { OwnerTask } from '../features/post-actions/owner-menu.tsx'
import { PublishDialog } from '../features/post-actions/publish-dialog.tsx'

export type Task = { kind: OwnerTask; post: Post }

type Props = {
  task: Task
  onClose: () => void
  onRemoved?: (() => void) | undefined
  onPublished?: ((post: Post) => void) | undefined
}

/** The dialog of what an author is about to do, in one chunk that is fetched with the first of them. */
export function PostTasks({ task: { kind, post }, onClose, onRemoved, onPublished }: Props) {
  switch (kind) {
    case 'edit':
      return <EditDialog post={post} onClose={onClose} />
    case 'blog':
      return <BlogDialog post={post} onClose={onClose} />
    case 'remove-blog':
      return <RemoveBlogDialog post={post} onClose={onClose} />
    case 'publish':
      return <PublishDialog post={post} onClose={onClose} onPublished={onPublished} />
    case 'delete':
      return <DeleteDialog post={post} onClose={onClose} onRemoved={onRemoved} />
  }
}
