import type { Insertable } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** At these numbers the author hears of a me-too. */
const MILESTONES = [1, 5]

export type Told = Omit<Insertable<Tables['notifications']>, 'id' | 'created_at'> & { created_at: Date }
type Act = { user_id: string; created_at: Date }
type Comment = Act & { id: string; answeredBy: string | null }
type Life = { authorId: string; postId: string; supports: Act[]; meToos: Act[]; comments: Comment[] }

/** What people were told of a worry: as the modules tell it when such things happen. */
export const noticesOf = ({ authorId, postId, supports, meToos, comments }: Life): Told[] => [
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
  ...comments.flatMap(({ id, user_id: actor, answeredBy, created_at }): Told[] => {
    const about = { actor_id: actor, post_id: postId, comment_id: id, created_at }
    const reply: Told[] = answeredBy === null ? [] : [{ user_id: answeredBy, kind: 'reply', ...about }]
    // Of one comment nobody hears twice.
    const comment: Told[] = answeredBy === authorId ? [] : [{ user_id: authorId, kind: 'comment', ...about }]
    return [...reply, ...comment].filter(({ user_id }) => user_id !== actor)
  }),
]
