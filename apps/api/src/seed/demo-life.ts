import type { ModerationStatus } from '@worrystone/contracts'
import { type About, statusOf } from './demo-cases.ts'
import type { Matter, Said, Worry } from './demo-community.ts'
import { noticesOf } from './demo-notices.ts'

const MINUTE = 60_000

type Place = {
  id: string
  appears: Date
  /** Milliseconds: nothing happens later. */
  now: number
  /** Whoever did not move in says nothing. */
  here: ReadonlySet<string>
  idOf: (name: string) => string
}

type Comment = {
  id: string
  post_id: string
  user_id: string
  parent_id: string | null
  answered_id: string | null
  depth: number
  content: string
  moderation_status: ModerationStatus
  created_at: Date
  updated_at: Date
}
type Written = { row: Comment; answeredBy: string | null; matter: Matter | undefined }

/** What happened to a worry since it appeared, as rows; what stands on it agrees with their number. */
export function lifeOf(
  { by, support = [], meToo = [], comments = [], resolved, matter }: Worry,
  { id, appears, now, here, idOf }: Place,
) {
  const user = (name: string) => idOf(`person ${name}`)
  const at = (minutes: number) => new Date(Math.min(appears.getTime() + minutes * MINUTE, now))

  /** Spread over the first two thirds of the time since it appeared. */
  const reactions = (names: string[]) => {
    const step = (now - appears.getTime()) / MINUTE / 1.5 / (names.length + 1)
    return names
      .filter((name) => here.has(name) && name !== by)
      .map((name, i) => ({ user_id: user(name), post_id: id, created_at: at(step * (i + 1)) }))
  }

  const written = (said: Said[], answered: Comment | null = null): Written[] =>
    said
      .filter((one) => here.has(one.by))
      .flatMap((one) => {
        const row = rowOf(one, answered)
        return [{ row, answeredBy: answered?.user_id ?? null, matter: one.matter }, ...written(one.answers ?? [], row)]
      })
  const rowOf = (one: Said, answered: Comment | null): Comment => ({
    id: idOf(`comment ${id} ${one.by} ${one.after}`),
    post_id: id,
    user_id: user(one.by),
    parent_id: answered?.id ?? null,
    answered_id: answered?.id ?? null,
    depth: answered ? answered.depth + 1 : 0,
    content: one.text.normalize('NFC'),
    moderation_status: statusOf(one.matter ?? {}),
    created_at: at(one.after),
    updated_at: at(one.after),
  })

  const [supports, meToos, said] = [reactions(support), reactions(meToo), written(comments)]
  const shown = said.flatMap(({ row, answeredBy }) => (row.moderation_status === 'approved' ? [{ ...row, answeredBy }] : []))
  const against = (about: Omit<About, 'postId' | 'matter'>, matter?: Matter): About[] =>
    matter ? [{ ...about, postId: id, matter }] : []

  return {
    supports,
    meToos,
    comments: said.map(({ row }) => row),
    commentCount: shown.length,
    notices: noticesOf({ authorId: user(by), postId: id, supports, meToos, comments: shown }),
    matters: [
      ...against({ kind: 'post', id, authorId: user(by), appeared: appears }, matter),
      ...said.flatMap(({ row, matter }) =>
        against({ kind: 'comment', id: row.id, authorId: row.user_id, appeared: row.created_at }, matter),
      ),
    ],
    resolutions: resolved
      ? [
          {
            post_id: id,
            user_id: user(by),
            coping_methods: resolved.methods.map((method) => method.normalize('NFC')),
            story: resolved.story?.normalize('NFC') ?? null,
            rating: resolved.rating ?? null,
            is_public: resolved.isShared,
            resolved_at: at(resolved.after),
            updated_at: at(resolved.after),
          },
        ]
      : [],
  }
}
