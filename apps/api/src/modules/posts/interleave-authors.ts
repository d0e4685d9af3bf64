type Authored = { user_id: string }

/**
 * Reorders worries as little as possible so that no two of one author follow each other while others are left: the next one is the first
 * by another author, or by an author who has more than half of the rest, whose worries would otherwise pile up at the end.
 */
export function interleaveAuthors<T extends Authored>(worries: readonly T[], lastAuthor: string | null): T[] {
  const remaining = [...worries]
  const countOf = new Map<string, number>()
  for (const { user_id } of remaining) countOf.set(user_id, (countOf.get(user_id) ?? 0) + 1)
  const interleaved: T[] = []
  let last = lastAuthor

  while (remaining.length > 0) {
    const dominant = remaining.find(({ user_id }) => user_id !== last && (countOf.get(user_id) ?? 0) * 2 > remaining.length)
    const next = dominant ?? remaining.find(({ user_id }) => user_id !== last) ?? remaining[0]
    if (!next) break
    remaining.splice(remaining.indexOf(next), 1)
    countOf.set(next.user_id, (countOf.get(next.user_id) ?? 0) - 1)
    interleaved.push(next)
    last = next.user_id
  }
  return interleaved
}
