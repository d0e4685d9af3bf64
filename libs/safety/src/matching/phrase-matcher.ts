import { addPhrase, firstForms, type TrieEntry, type TrieNode, WORD_CLASSES, type WordClass } from './phrase-trie.ts'
import type { Script, Token } from './tokenize.ts'
import { trieWalker } from './trie-walker.ts'

/**
 * Phrases of one category, one per line, in everyday spelling; normalization ignores case and accents.
 * `a|b`: either · `a_b`: two words as one alternative · `a?`: optional · `a*`: words that start so · `~`: up to `gap` words, none a negation ·
 * `^`: up to `gap` filler words · `%`: a word of the class · prefixes of a line: `!` a certain match (guards do not apply), `+` (category
 * `report`) addressed to the writer, `-` also inside a word in scripts without spaces.
 */
export type PhraseList<Category extends string> = {
  category: Category
  phrases: string
  /** The class that `%` means in these phrases. */
  placeholder?: WordClass
}
export type Phrases<Category extends string> = {
  scripts: readonly Script[]
  /** How many words (characters, in scripts without spaces) `~` and `^` may skip. */
  gap: number
  lists: readonly PhraseList<Category>[]
  negations: string
  fillers?: string
  classes?: Partial<Record<WordClass, string>>
}

/** `from` and `to` are token indices, `to` exclusive. */
export type Match<Category extends string = string> = TrieEntry<Category> & { from: number; to: number }
export type PhraseMatcher<Category extends string> = {
  /** Every word of its phrases. */
  vocabulary: ReadonlySet<string>
  scripts: readonly Script[]
  matches(tokens: readonly Token[]): Match<Category>[]
  /** Whether the tokens are one word of a class and nothing else. */
  isClassWord(tokens: readonly Token[]): boolean
  isNegation(token: Token | undefined): boolean
  gap: number
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Reports at most this many phrases of one category in a text, so that many of one category hide no other. */
const MATCHES_PER_CATEGORY = 500

/** Compiles the phrases of one language into a trie. Matching time is linear in the length of the text. */
export function phraseMatcher<Category extends string>(options: Phrases<Category>): PhraseMatcher<Category> {
  const steps = compile(options)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** The same, a few lines at a time, with a pause whenever `budgetMs` is used up, so that it never blocks a page. */
export async function phraseMatcherInSteps<Category extends string>(
  options: Phrases<Category>,
  { budgetMs, pause }: { budgetMs: number; pause: () => Promise<void> },
): Promise<PhraseMatcher<Category>> {
  const steps = compile(options)
  let startedAt = performance.now()
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() - startedAt < budgetMs) continue
    await pause()
    startedAt = performance.now()
  }
}

/** Yields after each line. */
function* compile<Category extends string>(options: Phrases<Category>): Generator<void, PhraseMatcher<Category>> {
  const { gap, scripts } = options
  const root: TrieNode<Category> = {}
  const classes: Record<WordClass, TrieNode<Category>> = { insult: {}, slur: {} }
  const vocabulary = new Set<string>()
  const negations = new Set(firstForms(options.negations))
  const fillers = new Set(firstForms(options.fillers ?? ''))

  for (const wordClass of WORD_CLASSES) {
    // The category of a class word is never read: only where it ends counts.
    for (const line of linesOf(options.classes?.[wordClass] ?? '')) {
      addPhrase(classes[wordClass], vocabulary, { line, category: wordClass as unknown as Category })
      yield
    }
  }
  for (const { category, phrases, placeholder } of options.lists) {
    for (const line of linesOf(phrases)) {
      addPhrase(root, vocabulary, { line, category, placeholder })
      yield
    }
  }

  const isIn = (words: ReadonlySet<string>, { forms }: Token) => forms.some((form) => words.has(form))
  const isNegation = (token: Token | undefined) => token !== undefined && isIn(negations, token)
  const { walk, classEndsAt } = trieWalker({ classes, gap, isNegation, isFiller: (token) => isIn(fillers, token) })

  return {
    vocabulary,
    scripts,
    gap,
    isNegation,
    isClassWord(tokens) {
      const classEnds = new Map<string, number[]>()
      return WORD_CLASSES.some((wordClass) => classEndsAt(wordClass, { tokens, at: 0, classEnds }).includes(tokens.length))
    },
    matches(tokens) {
      const matches: Match<Category>[] = []
      const classEnds = new Map<string, number[]>()
      const counts = new Map<Category, number>()
      const collect = (from: number) => (entry: TrieEntry<Category>, to: number) => {
        const count = counts.get(entry.category) ?? 0
        counts.set(entry.category, count + 1)
        if (count < MATCHES_PER_CATEGORY) matches.push({ ...entry, from, to })
      }
      for (let from = 0; from < tokens.length; from++) walk(root, { tokens, from, at: from, classEnds, onMatch: collect(from) })
      return matches
    },
  }
}
