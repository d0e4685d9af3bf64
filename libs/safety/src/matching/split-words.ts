const MAX_WORD_LENGTH = 16

/** Splits letters without spaces into the fewest words of a vocabulary; returns the letters themselves where that is not possible. */
export const wordSplitter =
  (vocabulary: ReadonlySet<string>) =>
  (letters: string): string[] => {
    const fewestWords: (string[] | undefined)[] = [[]]
    for (let end = 1; end <= letters.length; end++) {
      for (let from = Math.max(0, end - MAX_WORD_LENGTH); from < end; from++) {
        const previous = fewestWords[from]
        const word = letters.slice(from, end)
        if (previous && vocabulary.has(word) && (fewestWords[end]?.length ?? Number.POSITIVE_INFINITY) > previous.length + 1) {
          fewestWords[end] = [...previous, word]
        }
      }
    }
    return fewestWords[letters.length] ?? [letters]
  }
