import type { Post } from '@worrystone/contracts'
import { type ComponentProps, useCallback, useState } from 'react'
import type { OwnerTask } from '../features/post-actions/owner-menu.tsx'
import { lazyPart } from '../shared/lazy-part.tsx'

const PostTasks = lazyPart(async () => (await import('./post-tasks.tsx')).PostTasks)

/** What the author is about to do on this page: `begin` for the cards, `dialog` for the page. One at a time. */
export function usePostTasks(after: Pick<ComponentProps<typeof PostTasks>, 'onRemoved' | 'onPublished'> = {}) {
  const [task, setTask] = useState<{ kind: OwnerTask; post: Post } | null>(null)
  const begin = useCallback((kind: OwnerTask, post: Post) => setTask({ kind, post }), [])
  const dialog = task && <PostTasks task={task} onClose={() => setTask(null)} {...after} />
  return { begin, dialog }
}
