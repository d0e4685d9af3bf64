import type { OwnerTask } from '../features/post-actions/owner-menu.tsx'
import type { ReaderTask } from '../features/post-actions/reader-menu.tsx'
import type { ResponseTask } from '../features/post-actions/response-counts.tsx'

/** What somebody may do about a worry. */
export type PostTask = OwnerTask | ReaderTask | ResponseTask
