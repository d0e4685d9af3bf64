import type { Post } from '@worrystone/contracts'
import { ConcernDialog } from '../features/concern/concern-dialog.tsx'
import { prependToFeed } from '../features/feed/prepend-to-feed.ts'
import { BlogDialog } from '../features/long-text/blog-dialog.tsx'
import { RemoveBlogDialog } from '../features/long-text/remove-blog-dialog.tsx'
import { MuteOrBlockDialog } from '../features/mute-or-block/mute-or-block-dialog.tsx'
import { DeleteDialog } from '../features/post-actions/delete-dialog.tsx'
import { EditDialog } from '../features/post-actions/edit-dialog.tsx'
import { PublishDialog } from '../features/post-actions/publish-dialog.tsx'
import { ReportDialog } from '../features/report/report-dialog.tsx'
import { ReopenDialog } from '../features/resolve/reopen-dialog.tsx'
import { ResolveDialog } from '../features/resolve/resolve-dialog.tsx'
import { RespondersDialog } from '../features/responders/responders-dialog.tsx'
import { ScheduleDialog } from '../features/schedule/schedule-dialog.tsx'
import type { PostTask } from './post-task.ts'

export type Task = { kind: PostTask; post: Post }

type Props = {
  task: Task
  onClose: () => void
  /** The worry is gone for this member: deleted, or its author blocked. */
  onRemoved?: (() => void) | undefined
}

/** The dialogs of all actions, in one chunk that is fetched with the first of them. */
export function PostTasks({ task: { kind, post }, onClose, onRemoved }: Props) {
  switch (kind) {
    case 'edit':
      return <EditDialog post={post} onClose={onClose} />
    case 'blog':
      return <BlogDialog post={post} onClose={onClose} />
    case 'remove-blog':
      return <RemoveBlogDialog post={post} onClose={onClose} />
    case 'publish':
      return <PublishDialog post={post} onClose={onClose} onPublished={prependToFeed} />
    case 'schedule':
      return <ScheduleDialog post={post} onClose={onClose} />
    case 'delete':
      return <DeleteDialog post={post} onClose={onClose} onRemoved={onRemoved} />
    case 'concern':
      return <ConcernDialog kind="post" id={post.id} user={post.user} onClose={onClose} />
    case 'report':
      return <ReportDialog kind="post" id={post.id} onClose={onClose} />
    case 'report-person':
      return <ReportDialog kind="person" id={post.userId} onClose={onClose} />
    case 'mute':
      return <MuteOrBlockDialog how="mute" user={post.user} onClose={onClose} />
    case 'block':
      return <MuteOrBlockDialog how="block" user={post.user} onClose={onClose} onHidden={onRemoved} />
    case 'resolve':
    case 'change-resolution':
      return <ResolveDialog post={post} onClose={onClose} />
    case 'supporters':
      return <RespondersDialog response="support" post={post} onClose={onClose} />
    case 'me-too-people':
      return <RespondersDialog response="me-too" post={post} onClose={onClose} />
    case 'reopen':
      return <ReopenDialog post={post} onClose={onClose} />
  }
}
