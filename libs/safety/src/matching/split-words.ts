const LONGEST_WORD = 16

/** Splits letters without spaces into the fewest words of a vocabulary; returns the letters themselves where that is not possible. */
export const wordSplitter =
  (vocabulary: ReadonlySet<string>) =>
  (letters: string): string[] => {
    const best: (string[] | undefined)[] = [[]]
    for (let end = 1; end <= letters.length; end++) {
      for (let from = Math.max(0, end - LONGEST_WORD); from < end; from++) {
        const before = best[from]
        const word = letters.slice(from, end)
        if (before && vocabulary.has(word) && (best[end]?.length ?? Number.POSITIVE_INFINITY) > before.length + 1) {
          best[end] = [...before, word]
        }
      }
    }
    return best[letters.length] ?? [letters]
  }
