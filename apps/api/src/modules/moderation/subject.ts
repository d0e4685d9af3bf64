import type { ModerationStatus } from '@worrystone/contracts'

/** Moderated content, implemented by the module that stores it. Every call joins the caller's transaction. */
export type Subject = {
  /** Undefined: it does not exist, or no longer. */
  read(id: string): Promise<{ authorId: string; postId: string | null; content: string; status: ModerationStatus } | undefined>
  /** Shows it to its readers (`approved`) or hides it from all but its author, and updates every dependent counter. */
  setStatus(id: string, status: ModerationStatus): Promise<void>
  isVisibleTo(viewerId: string, id: string): Promise<boolean>
}

export type Subjects = Record<'post' | 'comment' | 'story', Subject>
