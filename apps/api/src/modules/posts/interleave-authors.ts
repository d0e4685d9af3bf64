type Written = { user_id: string }

/**
 * The same worries in nearly the same order, but no two of one author in a row as long as others are left: always the first one by
 * somebody else, except that an author who has more than half of what is left comes at once, or theirs would pile up at the end.
 */
export function interleaveAuthors<T extends Written>(worries: readonly T[], lastAuthor: string | null): T[] {
  const left = [...worries]
  const countOf = new Map<string, number>()
  for (const { user_id } of left) countOf.set(user_id, (countOf.get(user_id) ?? 0) + 1)
  const interleaved: T[] = []
  let last = lastAuthor

  while (left.length > 0) {
    const dominant = left.find(({ user_id }) => user_id !== last && (countOf.get(user_id) ?? 0) * 2 > left.length)
    const next = dominant ?? left.find(({ user_id }) => user_id !== last) ?? left[0]
    if (!next) break
    left.splice(left.indexOf(next), 1)
    countOf.set(next.user_id, (countOf.get(next.user_id) ?? 0) - 1)
    interleaved.push(next)
    last = next.user_id
  }
  return interleaved
}
