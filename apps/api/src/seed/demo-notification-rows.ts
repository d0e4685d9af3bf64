import type { Insertable } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** The counts at which the author is notified of me-toos. */
const MILESTONES = [1, 5]

export type NotificationRow = Omit<Insertable<Tables['notifications']>, 'id' | 'created_at'> & { created_at: Date }
type Reaction = { user_id: string; created_at: Date }
type Comment = Reaction & { id: string; answeredBy: string | null }
type PostActivity = { authorId: string; postId: string; supports: Reaction[]; meToos: Reaction[]; comments: Comment[] }

/** The notifications about a post, as the modules create them. */
export const notificationRows = ({ authorId, postId, supports, meToos, comments }: PostActivity): NotificationRow[] => [
  ...supports.map(({ user_id, created_at }) => ({
    user_id: authorId,
    kind: 'support' as const,
    actor_id: user_id,
    post_id: postId,
    created_at,
  })),
  ...MILESTONES.flatMap((amount) => {
    const { created_at } = meToos[amount - 1] ?? {}
    return created_at ? [{ user_id: authorId, kind: 'me-too' as const, post_id: postId, amount, created_at }] : []
  }),
  ...comments.flatMap(({ id, user_id: actor, answeredBy, created_at }): NotificationRow[] => {
    const common = { actor_id: actor, post_id: postId, comment_id: id, created_at }
    const reply: NotificationRow[] = answeredBy === null ? [] : [{ user_id: answeredBy, kind: 'reply', ...common }]
    // One notification per comment and user.
    const comment: NotificationRow[] = answeredBy === authorId ? [] : [{ user_id: authorId, kind: 'comment', ...common }]
    return [...reply, ...comment].filter(({ user_id }) => user_id !== actor)
  }),
]
