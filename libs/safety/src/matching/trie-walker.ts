import { type TrieEntry, type TrieNode, WORD_CLASSES, type WordClass } from './phrase-trie.ts'
import type { Token } from './tokenize.ts'

/** Where class words end, by class and start: shared by the walks over one text. */
type ClassEnds = Map<string, number[]>

type Walk<Category> = {
  tokens: readonly Token[]
  from: number
  at: number
  classEnds: ClassEnds
  onMatch: (entry: TrieEntry<Category>, to: number) => void
}

type WalkerOptions<Category> = {
  classes: Record<WordClass, TrieNode<Category>>
  /** How many tokens a gap may skip. */
  gap: number
  isFiller: (token: Token) => boolean
  isNegation: (token: Token) => boolean
}

/** Finds the phrases of a trie that start at one token. */
export function trieWalker<Category>({ classes, gap, isFiller, isNegation }: WalkerOptions<Category>) {
  function walk(node: TrieNode<Category>, position: Walk<Category>) {
    const { tokens, from, at, onMatch } = position
    for (const entry of node.entries ?? []) onMatch(entry, at)
    for (const join of node.joins ?? []) walk(join, position)
    const token = tokens[at]
    if (!token) return
    // No phrase continues into the next sentence.
    if (at === from || !token.isFirst) walkToken(node, token, position)
    if (node.fill) walkFillers(node.fill, position)
    if (node.gap) walkGap(node.gap, position)
  }

  function walkToken(node: TrieNode<Category>, token: Token, position: Walk<Category>) {
    const { tokens, at, classEnds } = position
    for (const form of token.forms) {
      const next = node.words?.get(form)
      if (next) walk(next, { ...position, at: at + 1 })
      for (const length of node.prefixLengths ?? []) {
        const afterPrefix = form.length >= length ? node.prefixes?.get(form.slice(0, length)) : undefined
        if (afterPrefix) walk(afterPrefix, { ...position, at: at + 1 })
      }
    }
    for (const wordClass of WORD_CLASSES) {
      const next = node.classes?.[wordClass]
      if (next) for (const end of classEndsAt(wordClass, { tokens, at, classEnds })) walk(next, { ...position, at: end })
    }
  }

  function walkFillers(next: TrieNode<Category>, position: Walk<Category>) {
    const { tokens, at } = position
    for (let skipped = 0; skipped <= gap; skipped++) {
      const last = skipped > 0 ? tokens[at + skipped - 1] : undefined
      if (skipped > 0 && (!last || last.isFirst || !isFiller(last))) return
      walk(next, { ...position, at: at + skipped })
    }
  }

  function walkGap(next: TrieNode<Category>, position: Walk<Category>) {
    const { tokens, at } = position
    for (let skipped = 0; skipped <= gap; skipped++) {
      const last = skipped > 0 ? tokens[at + skipped - 1] : undefined
      if (last && (last.isFirst || isNegation(last))) return
      walk(next, { ...position, at: at + skipped })
    }
  }

  /** Where the words of a class that start at a token end. */
  function classEndsAt(
    wordClass: WordClass,
    { tokens, at, classEnds }: Pick<Walk<Category>, 'tokens' | 'at' | 'classEnds'>,
  ): number[] {
    const key = `${wordClass}${at}`
    const cached = classEnds.get(key)
    if (cached) return cached
    const ends: number[] = []
    walk(classes[wordClass], { tokens, from: at, at, classEnds, onMatch: (_, to) => ends.push(to) })
    classEnds.set(key, ends)
    return ends
  }

  return { walk, classEndsAt }
}
