import type { OwnerTask } from '../features/post-actions/owner-menu.tsx'
import type { ReaderTask } from '../features/post-actions/reader-menu.tsx'
import type { ResponseTask } from '../features/post-actions/response-counts.tsx'

/** An action on a worry that has a dialog. */
export type PostTask = OwnerTask | ReaderTask | ResponseTask
