import { type Script, type Token, tokenize } from './tokenize.ts'

/**
 * Phrases of one category, one per line, in everyday spelling; normalisation makes case and accents alike.
 * `a|b`: either · `a_b`: two words as one alternative · `a?`: optional · `a*`: words that begin so · `~`: up to `gap` words, none a negation ·
 * `^`: up to `gap` filler words · `%`: a word of the class · prefixes of a line: `!` a certain match (guards do not apply), `+` (category
 * `report`) said to the writer, `-` also inside a word in scripts without spaces.
 */
export type PhraseList<Category extends string> = {
  category: Category
  phrases: string
  /** What `%` stands for in these phrases. */
  placeholder?: WordClass
}
/** Sets of words that phrases refer to by `%`. */
export type WordClass = 'insult' | 'slur'

export type Phrases<Category extends string> = {
  scripts: readonly Script[]
  /** How many words (characters, in scripts without spaces) `~` and `^` may skip. */
  gap: number
  lists: readonly PhraseList<Category>[]
  negations: string
  fillers?: string
  classes?: Partial<Record<WordClass, string>>
}

type Entry<Category> = { category: Category; isCertain: boolean; isToWriter: boolean; isAnywhere: boolean }
/** Most nodes are the end of one phrase, so each holds what it needs and nothing else: large lists have 100,000 nodes. */
type Node<Category> = {
  words?: Map<string, Node<Category>>
  prefixes?: Map<string, Node<Category>>
  prefixLengths?: number[]
  gap?: Node<Category>
  fill?: Node<Category>
  classes?: { insult?: Node<Category>; slur?: Node<Category> }
  /** Where a line goes on after alternatives: one node for all of them, or the trie would hold their product. */
  joins?: Node<Category>[]
  entries?: Entry<Category>[]
}
/** `from` and `to` are token indices, `to` exclusive. */
export type Match<Category extends string = string> = Entry<Category> & { from: number; to: number }
export type PhraseMatcher<Category extends string> = {
  /** Every word of its phrases. */
  vocabulary: ReadonlySet<string>
  scripts: readonly Script[]
  matches(tokens: readonly Token[]): Match<Category>[]
  /** The tokens are one word of a class and nothing else. */
  isClassWord(tokens: readonly Token[]): boolean
  isNegation(token: Token | undefined): boolean
  gap: number
}

const newNode = <Category>(): Node<Category> => ({})

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
const firstForms = (text: string) => tokenize(text).tokens.map(({ forms }) => forms[0] ?? '')

/** Matches at most this many phrases of one category in a text, so that a flood of one hides no other. */
const MATCHES_PER_CATEGORY = 500

/** Compiles the phrases of one language into a trie. Matching time is linear in the length of the text. */
export function phraseMatcher<Category extends string>(options: Phrases<Category>): PhraseMatcher<Category> {
  const steps = compile(options)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** The same a few lines at a time, with a pause wherever `budgetMs` is used up, so that it never holds up a page. */
export async function phraseMatcherInSteps<Category extends string>(
  options: Phrases<Category>,
  { budgetMs, pause }: { budgetMs: number; pause: () => Promise<void> },
): Promise<PhraseMatcher<Category>> {
  const steps = compile(options)
  let begun = performance.now()
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() - begun < budgetMs) continue
    await pause()
    begun = performance.now()
  }
}

/** Yields after each line. */
function* compile<Category extends string>(options: Phrases<Category>): Generator<void, PhraseMatcher<Category>> {
  const { gap } = options
  const root = newNode<Category>()
  const classes = { insult: newNode<Category>(), slur: newNode<Category>() }
  const vocabulary = new Set<string>()
  const negations = new Set(firstForms(options.negations))
  const fillers = new Set(firstForms(options.fillers ?? ''))

  for (const kind of ['insult', 'slur'] as const) {
    // The category of a class word is never read: only where it ends counts.
    for (const line of linesOf(options.classes?.[kind] ?? '')) {
      add(classes[kind], line, kind as unknown as Category)
      yield
    }
  }
  for (const { category, phrases, placeholder } of options.lists) {
    for (const line of linesOf(phrases)) {
      add(root, line, category, placeholder)
      yield
    }
  }

  const isFiller = ({ forms }: Token) => forms.some((form) => fillers.has(form))

  /** Adds every reading of a line to the trie. */
  function add(top: Node<Category>, line: string, category: Category, placeholder: WordClass = 'insult') {
    const sign = /^[!+-]/.exec(line)?.[0]
    const entry = { category, isCertain: sign === '!', isToWriter: sign === '+', isAnywhere: sign === '-' }
    let ends = [top]
    // A gap at the end matches the same as none.
    for (const part of (sign ? line.slice(1) : line).replace(/[\s~^]+$/, '').split(/\s+/)) {
      if (ends.length > 1 && !ends.includes(top)) ends = [joinAfter(ends)]
      if (part === '~') ends = ends.map(gapAfter)
      else if (part === '^') ends = ends.map(fillAfter)
      else if (part === '%') ends = ends.map((end) => classAfter(end, placeholder))
      else {
        const isOptional = part.endsWith('?')
        const choices = (isOptional ? part.slice(0, -1) : part).split('|')
        const next = choices.flatMap((choice) => ends.map((end) => follow(end, choice)))
        ends = isOptional ? [...ends, ...next] : next
      }
    }
    for (const end of new Set(ends)) {
      if (end === top) continue
      end.entries ??= []
      end.entries.push(entry)
    }
  }

  function follow(start: Node<Category>, choice: string): Node<Category> {
    const isPrefix = choice.endsWith('*')
    const parts = firstForms((isPrefix ? choice.slice(0, -1) : choice).replaceAll('_', ' '))
    return parts.reduce((from, part, index) => {
      // In a script of single characters every ending is allowed anyway.
      if (isPrefix && index === parts.length - 1 && !isSingle(part)) return prefixAfter(from, part)
      vocabulary.add(part)
      from.words ??= new Map()
      return after(from.words, part)
    }, start)
  }

  function prefixAfter(from: Node<Category>, part: string): Node<Category> {
    from.prefixLengths ??= []
    if (!from.prefixLengths.includes(part.length)) from.prefixLengths.push(part.length)
    from.prefixes ??= new Map()
    return after(from.prefixes, part)
  }

  /** Where class words end that begin at `at`, by class and place. */
  type ClassEnds = Map<string, number[]>
  function endsOf(kind: WordClass, tokens: readonly Token[], at: number, classEnds: ClassEnds): number[] {
    const key = `${kind}${at}`
    const cached = classEnds.get(key)
    if (cached) return cached
    const ends: number[] = []
    walk(classes[kind], { tokens, from: at, at, classEnds, onMatch: (_, to) => ends.push(to) })
    classEnds.set(key, ends)
    return ends
  }

  type Step = {
    tokens: readonly Token[]
    from: number
    at: number
    classEnds: ClassEnds
    onMatch: (entry: Entry<Category>, to: number) => void
  }
  function walk(node: Node<Category>, step: Step) {
    const { tokens, from, at, classEnds, onMatch } = step
    for (const entry of node.entries ?? []) onMatch(entry, at)
    for (const join of node.joins ?? []) walk(join, step)
    const token = tokens[at]
    if (!token) return
    if (at === from || !token.isFirst) {
      for (const form of token.forms) {
        const next = node.words?.get(form)
        if (next) walk(next, { ...step, at: at + 1 })
        for (const length of node.prefixLengths ?? []) {
          const begun = form.length >= length ? node.prefixes?.get(form.slice(0, length)) : undefined
          if (begun) walk(begun, { ...step, at: at + 1 })
        }
      }
      for (const kind of ['insult', 'slur'] as const) {
        const next = node.classes?.[kind]
        if (next) for (const end of endsOf(kind, tokens, at, classEnds)) walk(next, { ...step, at: end })
      }
    }
    if (node.fill) {
      for (let skipped = 0; skipped <= gap; skipped++) {
        const last = skipped > 0 ? tokens[at + skipped - 1] : undefined
        if (skipped > 0 && (!last || last.isFirst || !isFiller(last))) break
        walk(node.fill, { ...step, at: at + skipped })
      }
    }
    if (!node.gap) return
    for (let skipped = 0; skipped <= gap; skipped++) {
      const last = skipped > 0 ? tokens[at + skipped - 1] : undefined
      if (last && (last.isFirst || isNegation(last))) return
      walk(node.gap, { ...step, at: at + skipped })
    }
  }

  const isNegation = (token: Token | undefined) => token?.forms.some((form) => negations.has(form)) ?? false

  return {
    vocabulary,
    scripts: options.scripts,
    gap,
    isNegation,
    isClassWord(tokens) {
      const classEnds: ClassEnds = new Map()
      return (['insult', 'slur'] as const).some((kind) => endsOf(kind, tokens, 0, classEnds).includes(tokens.length))
    },
    matches(tokens) {
      const matches: Match<Category>[] = []
      const classEnds: ClassEnds = new Map()
      const counts = new Map<Category, number>()
      const collect = (from: number) => (entry: Entry<Category>, to: number) => {
        const count = counts.get(entry.category) ?? 0
        counts.set(entry.category, count + 1)
        if (count < MATCHES_PER_CATEGORY) matches.push({ ...entry, from, to })
      }
      for (let from = 0; from < tokens.length; from++) walk(root, { tokens, from, at: from, classEnds, onMatch: collect(from) })
      return matches
    },
  }
}

const isSingle = (part: string) => /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]$/u.test(part)

function after<Category>(map: Map<string, Node<Category>>, key: string): Node<Category> {
  const found = map.get(key) ?? newNode<Category>()
  map.set(key, found)
  return found
}
function gapAfter<Category>(from: Node<Category>): Node<Category> {
  from.gap ??= newNode()
  return from.gap
}
function fillAfter<Category>(from: Node<Category>): Node<Category> {
  from.fill ??= newNode()
  return from.fill
}
function joinAfter<Category>(ends: Node<Category>[]): Node<Category> {
  const join = newNode<Category>()
  for (const end of new Set(ends)) {
    end.joins ??= []
    end.joins.push(join)
  }
  return join
}
function classAfter<Category>(from: Node<Category>, kind: WordClass): Node<Category> {
  from.classes ??= {}
  from.classes[kind] ??= newNode()
  return from.classes[kind]
}
