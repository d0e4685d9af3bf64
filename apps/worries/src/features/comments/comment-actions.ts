import type { NewComment } from './comment-form.tsx'
import type { CommentNode } from './comment-tree.ts'

/** The actions that a comment needs from its section. */
export type CommentActions = {
  reply: (to: CommentNode, level: number, text: NewComment, key: string) => Promise<boolean>
  edit: (id: string, content: string) => Promise<boolean>
  onRemove: (comment: CommentNode) => void
  onReport: (comment: CommentNode) => void
  onConcern: (comment: CommentNode) => void
  loadReplies: (comment: CommentNode) => void
  /** False: the action has explained to the viewer what is missing. */
  checkMayReply: () => boolean
}
