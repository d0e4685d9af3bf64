import type { Post } from '@worrystone/contracts'
import { lazyComponent } from '@worrystone/ui'
import { type ComponentProps, useCallback, useState } from 'react'
import type { OwnerTask } from '../features/post-actions/owner-menu.tsx'
import type { ReaderTask } from '../features/post-actions/reader-menu.tsx'
import type { ResponseTask } from '../features/post-actions/response-counts.tsx'

const PostTasks = lazyComponent(async () => (await import('./post-tasks.tsx')).PostTasks)

export type PostTask = OwnerTask | ReaderTask | ResponseTask

/** What somebody is about to do about a worry on this page: `begin` for the cards, `dialog` for the page. One at a time. */
export function usePostTasks(after: Pick<ComponentProps<typeof PostTasks>, 'onRemoved'> = {}) {
  const [task, setTask] = useState<{ kind: PostTask; post: Post } | null>(null)
  const begin = useCallback((kind: PostTask, post: Post) => setTask({ kind, post }), [])
  const dialog = task && <PostTasks task={task} onClose={() => setTask(null)} {...after} />
  return { begin, dialog }
}
