import type { Said, Worry } from './demo-community.ts'

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

/** What happened to a worry since it appeared, as rows; what stands on it agrees with their number. */
export function lifeOf(
  { by, support = [], meToo = [], comments = [], resolved }: Worry,
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

  const rowsOf = (said: Said[], parentId: string | null, depth: number): ReturnType<typeof rowOf>[] =>
    said
      .filter((one) => here.has(one.by))
      .flatMap((one) => {
        const row = rowOf(one, parentId, depth)
        return [row, ...rowsOf(one.answers ?? [], row.id, depth + 1)]
      })
  const rowOf = (one: Said, parentId: string | null, depth: number) => ({
    id: idOf(`comment ${id} ${one.by} ${one.after}`),
    post_id: id,
    user_id: user(one.by),
    parent_id: parentId,
    answered_id: parentId,
    depth,
    content: one.text.normalize('NFC'),
    created_at: at(one.after),
    updated_at: at(one.after),
  })

  return {
    supports: reactions(support),
    meToos: reactions(meToo),
    comments: rowsOf(comments, null, 0),
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
