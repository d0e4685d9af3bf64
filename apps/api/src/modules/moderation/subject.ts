import type { ModerationStatus } from '@worrystone/contracts'

/** Moderated content, implemented by the module that stores it. Everything joins the caller's transaction. */
export type Subject = {
  /** undefined: there is no such thing, or no longer. */
  read(id: string): Promise<{ authorId: string; postId: string | null; content: string; status: ModerationStatus } | undefined>
  /** Shows it to its readers (`approved`) or hides it from all but its author, with every counter that follows from that. */
  setStatus(id: string, status: ModerationStatus): Promise<void>
  isVisibleTo(viewerId: string, id: string): Promise<boolean>
}

export type Subjects = Record<'post' | 'comment' | 'story', Subject>
