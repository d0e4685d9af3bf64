import type { Post } from '@worrystone/contracts'
import { lazyComponent } from '@worrystone/ui'
import { type ComponentProps, useCallback, useState } from 'react'
import type { PostTask } from './post-task.ts'

const PostTasks = lazyComponent(async () => (await import('./post-tasks.tsx')).PostTasks)

/** The current action on a worry of this page: `begin` for the cards, `dialog` for the page. One at a time. */
export function usePostTasks(after: Pick<ComponentProps<typeof PostTasks>, 'onRemoved'> = {}) {
  const [task, setTask] = useState<{ kind: PostTask; post: Post } | null>(null)
  const begin = useCallback((kind: PostTask, post: Post) => setTask({ kind, post }), [])
  const dialog = task && <PostTasks task={task} onClose={() => setTask(null)} {...after} />
  return { begin, dialog }
}
