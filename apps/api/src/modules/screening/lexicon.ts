import { read, type Script, type Token } from './tokens.ts'

/** What a phrase says. `insulted`: too rough for an answer to somebody, not for one's own worry. */
export type Category = 'danger' | 'harm' | 'push' | 'harass' | 'insulted' | 'slur' | 'spam' | 'offer' | 'report' | 'never'

/**
 * The words of one language, one phrase a line, in its everyday spelling; `fold` makes case and accents alike.
 * `a|b`: either · `a_b`: two words where one stands · `a?`: or nothing · `a*`: words that begin so · `~`: up to a few words, none of them a
 * negation · `^`: up to a few `fillers` · `%`: an insult or a slur · `!` first: meant so even behind a negation or as somebody's words · `+` first (report):
 * what was said to oneself · `-` first: also in the middle of a word, in scripts without spaces.
 */
export type Words = {
  scripts: Script[]
  /** Words (or signs) that `~` stands for at most. */
  gap: number
  /** The writer's own danger. */
  danger: string
  /** Telling somebody to die or to hurt themselves, or how. */
  harm: string
  /** Harmless elsewhere, not as an answer to somebody in danger. */
  push: string
  /** Threats and what is said to break a person. */
  harass: string
  /** Rude to a person's face. */
  insulted: string
  /** How an insult is aimed at somebody. */
  aims: string
  insults: string
  slurs: string
  /** Advertising beyond doubt. */
  spam: string
  /** Advertising when two of them meet, or one and a link. */
  offer: string
  /** What follows, or stands just before, are words of others. */
  report: string
  negations: string
  /** What may stand between "you are" and an insult without turning it to somebody else. */
  fillers: string
  /** Sayings that only look like one of the above. */
  never: string
}

type Entry = { category: Category; isSure: boolean; isToMe: boolean; isAnywhere: boolean }
type Node = {
  words: Map<string, Node>
  prefixes: Map<string, Node>
  lengths: number[]
  gap: Node | undefined
  fill: Node | undefined
  classes: { insult?: Node; slur?: Node }
  entries: Entry[]
}
export type Hit = Entry & { from: number; to: number }
export type Lexicon = {
  words: Set<string>
  scripts: Script[]
  hits(tokens: Token[]): Hit[]
  /** The tokens are one insult and nothing else. */
  isInsult(tokens: Token[]): boolean
  isNegation(token: Token | undefined): boolean
  gap: number
}

const node = (): Node => ({
  words: new Map(),
  prefixes: new Map(),
  lengths: [],
  gap: undefined,
  fill: undefined,
  classes: {},
  entries: [],
})

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Makes one language's words ready to be looked for. */
export function lexicon(words: Words): Lexicon {
  const root = node()
  const classes = { insult: node(), slur: node() }
  const vocabulary = new Set<string>()

  for (const line of linesOf(words.insults)) add(classes.insult, line, 'insulted')
  for (const line of linesOf(words.slurs)) {
    add(classes.slur, line, 'slur')
    add(root, line, 'slur')
  }
  for (const category of ['danger', 'harm', 'push', 'harass', 'insulted', 'spam', 'offer', 'report', 'never'] as const) {
    for (const line of linesOf(words[category])) add(root, line, category)
  }
  for (const line of linesOf(words.aims)) {
    add(root, line, 'insulted', 'insult')
    add(root, line, 'harass', 'slur')
  }
  const negations = new Set(read(words.negations).tokens.map(({ forms }) => forms[0] ?? ''))

  const fillers = new Set(read(words.fillers).tokens.map(({ forms }) => forms[0] ?? ''))
  const isFiller = ({ forms }: Token) => forms.some((form) => fillers.has(form))

  /** Puts every way to say the line into the tree. */
  function add(top: Node, line: string, category: Category, kind?: 'insult' | 'slur') {
    const sign = /^[!+-]/.exec(line)?.[0]
    const entry: Entry = { category, isSure: sign === '!', isToMe: sign === '+', isAnywhere: sign === '-' }
    let ends = [top]
    for (const part of (sign ? line.slice(1) : line).split(/\s+/)) {
      if (part === '~') ends = ends.map(gapAfter)
      else if (part === '^') ends = ends.map(fillAfter)
      else if (part === '%') ends = ends.map((end) => classAfter(end, kind ?? 'insult'))
      else {
        const isOptional = part.endsWith('?')
        const choices = (isOptional ? part.slice(0, -1) : part).split('|')
        const next = choices.flatMap((choice) => ends.map((end) => follow(end, choice)))
        ends = isOptional ? [...ends, ...next] : next
      }
    }
    for (const end of new Set(ends)) if (end !== top) end.entries.push(entry)
  }

  function follow(start: Node, choice: string): Node {
    const isPrefix = choice.endsWith('*')
    const parts = read((isPrefix ? choice.slice(0, -1) : choice).replaceAll('_', ' ')).tokens.map(({ forms }) => forms[0] ?? '')
    return parts.reduce((from, part, place) => {
      // In a script of single signs every ending is allowed anyway.
      if (isPrefix && place === parts.length - 1 && !isSingle(part)) return prefixAfter(from, part)
      vocabulary.add(part)
      return after(from.words, part)
    }, start)
  }

  function prefixAfter(from: Node, part: string): Node {
    if (!from.lengths.includes(part.length)) from.lengths.push(part.length)
    return after(from.prefixes, part)
  }

  /** Where the insults (or slurs) end that begin at each place; worked out when asked for. */
  type Ends = Map<string, number[]>
  function endsOf(kind: 'insult' | 'slur', tokens: Token[], at: number, known: Ends): number[] {
    const key = `${kind}${at}`
    const told = known.get(key)
    if (told) return told
    const ends: number[] = []
    walk(classes[kind], { tokens, from: at, at, known, found: (_, to) => ends.push(to) })
    known.set(key, ends)
    return ends
  }

  type Step = { tokens: Token[]; from: number; at: number; known: Ends; found: (entry: Entry, to: number) => void }
  function walk(here: Node, step: Step) {
    const { tokens, from, at, known, found } = step
    for (const entry of here.entries) found(entry, at)
    const token = tokens[at]
    if (!token) return
    if (at === from || !token.isFirst) {
      for (const form of token.forms) {
        const next = here.words.get(form)
        if (next) walk(next, { ...step, at: at + 1 })
        for (const length of here.lengths) {
          const begun = form.length >= length ? here.prefixes.get(form.slice(0, length)) : undefined
          if (begun) walk(begun, { ...step, at: at + 1 })
        }
      }
      for (const kind of ['insult', 'slur'] as const) {
        const next = here.classes[kind]
        if (next) for (const end of endsOf(kind, tokens, at, known)) walk(next, { ...step, at: end })
      }
    }
    if (here.fill) {
      for (let skipped = 0; skipped <= words.gap; skipped++) {
        const last = skipped > 0 ? tokens[at + skipped - 1] : undefined
        if (skipped > 0 && (!last || last.isFirst || !isFiller(last))) break
        walk(here.fill, { ...step, at: at + skipped })
      }
    }
    if (!here.gap) return
    for (let skipped = 0; skipped <= words.gap; skipped++) {
      const last = skipped > 0 ? tokens[at + skipped - 1] : undefined
      if (last && (last.isFirst || isNegation(last))) return
      walk(here.gap, { ...step, at: at + skipped })
    }
  }

  const isNegation = (token: Token | undefined) => token?.forms.some((form) => negations.has(form)) ?? false

  return {
    words: vocabulary,
    scripts: words.scripts,
    gap: words.gap,
    isNegation,
    isInsult(tokens) {
      const known: Ends = new Map()
      return (
        endsOf('insult', tokens, 0, known).includes(tokens.length) || endsOf('slur', tokens, 0, known).includes(tokens.length)
      )
    },
    hits(tokens) {
      const hits: Hit[] = []
      const known: Ends = new Map()
      const count = new Map<Category, number>()
      const found = (from: number) => (entry: Entry, to: number) => {
        const so = count.get(entry.category) ?? 0
        count.set(entry.category, so + 1)
        if (so < MOST_HITS) hits.push({ ...entry, from, to })
      }
      for (let from = 0; from < tokens.length; from++) walk(root, { tokens, from, at: from, known, found: found(from) })
      return hits
    },
  }
}

/** Nobody needs more of one category to judge a text; a flood of one hides no other. */
const MOST_HITS = 500

const isSingle = (part: string) => /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]$/u.test(part)

function after(map: Map<string, Node>, key: string): Node {
  const found = map.get(key) ?? node()
  map.set(key, found)
  return found
}
function gapAfter(from: Node): Node {
  from.gap ??= node()
  return from.gap
}
function fillAfter(from: Node): Node {
  from.fill ??= node()
  return from.fill
}
function classAfter(from: Node, kind: 'insult' | 'slur'): Node {
  from.classes[kind] ??= node()
  return from.classes[kind]
}
