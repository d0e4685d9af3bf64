import { tokenize } from './tokenize.ts'

/** Sets of words that phrases refer to by `%`. */
export type WordClass = 'insult' | 'slur'
export const WORD_CLASSES: readonly WordClass[] = ['insult', 'slur']

export type TrieEntry<Category> = { category: Category; isCertain: boolean; isToWriter: boolean; isAnywhere: boolean }

/** Most nodes are the end of one phrase, so each holds what it needs and nothing else: large lists have 100,000 nodes. */
export type TrieNode<Category> = {
  words?: Map<string, TrieNode<Category>>
  prefixes?: Map<string, TrieNode<Category>>
  prefixLengths?: number[]
  gap?: TrieNode<Category>
  fill?: TrieNode<Category>
  classes?: { insult?: TrieNode<Category>; slur?: TrieNode<Category> }
  /** Where a line continues after alternatives: one node for all of them, or the trie would hold their product. */
  joins?: TrieNode<Category>[]
  entries?: TrieEntry<Category>[]
}

/** The words of a text, each in its first form. */
export const firstForms = (text: string) => tokenize(text).tokens.map(({ forms }) => forms[0] ?? '')

type PhraseLine<Category> = { line: string; category: Category; placeholder?: WordClass | undefined }

/** Adds every reading of a line, in the notation of `PhraseList`, to a trie, and its words to a vocabulary. */
export function addPhrase<Category>(
  root: TrieNode<Category>,
  vocabulary: Set<string>,
  { line, category, placeholder = 'insult' }: PhraseLine<Category>,
) {
  const linePrefix = /^[!+-]/.exec(line)?.[0]
  const entry = { category, isCertain: linePrefix === '!', isToWriter: linePrefix === '+', isAnywhere: linePrefix === '-' }
  let ends = [root]
  // A gap at the end matches the same as none.
  for (const part of (linePrefix ? line.slice(1) : line).replace(/[\s~^]+$/, '').split(/\s+/)) {
    if (ends.length > 1 && !ends.includes(root)) ends = [joinAfter(ends)]
    if (part === '~') ends = ends.map(gapAfter)
    else if (part === '^') ends = ends.map(fillAfter)
    else if (part === '%') ends = ends.map((end) => classAfter(end, placeholder))
    else {
      const isOptional = part.endsWith('?')
      const choices = (isOptional ? part.slice(0, -1) : part).split('|')
      const next = choices.flatMap((choice) => ends.map((end) => wordsAfter(end, choice, vocabulary)))
      ends = isOptional ? [...ends, ...next] : next
    }
  }
  for (const end of new Set(ends)) {
    if (end === root) continue
    end.entries ??= []
    end.entries.push(entry)
  }
}

function wordsAfter<Category>(start: TrieNode<Category>, choice: string, vocabulary: Set<string>): TrieNode<Category> {
  const isPrefix = choice.endsWith('*')
  const words = firstForms((isPrefix ? choice.slice(0, -1) : choice).replaceAll('_', ' '))
  return words.reduce((from, word, index) => {
    // In a script of single characters every ending is allowed anyway.
    if (isPrefix && index === words.length - 1 && !isSingle(word)) return prefixAfter(from, word)
    vocabulary.add(word)
    from.words ??= new Map()
    return childOf(from.words, word)
  }, start)
}

function prefixAfter<Category>(from: TrieNode<Category>, prefix: string): TrieNode<Category> {
  from.prefixLengths ??= []
  if (!from.prefixLengths.includes(prefix.length)) from.prefixLengths.push(prefix.length)
  from.prefixes ??= new Map()
  return childOf(from.prefixes, prefix)
}

const isSingle = (word: string) => /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]$/u.test(word)

function childOf<Category>(children: Map<string, TrieNode<Category>>, key: string): TrieNode<Category> {
  const child = children.get(key) ?? {}
  children.set(key, child)
  return child
}
function gapAfter<Category>(from: TrieNode<Category>): TrieNode<Category> {
  from.gap ??= {}
  return from.gap
}
function fillAfter<Category>(from: TrieNode<Category>): TrieNode<Category> {
  from.fill ??= {}
  return from.fill
}
function joinAfter<Category>(ends: TrieNode<Category>[]): TrieNode<Category> {
  const join: TrieNode<Category> = {}
  for (const end of new Set(ends)) {
    end.joins ??= []
    end.joins.push(join)
  }
  return join
}
function classAfter<Category>(from: TrieNode<Category>, wordClass: WordClass): TrieNode<Category> {
  from.classes ??= {}
  from.classes[wordClass] ??= {}
  return from.classes[wordClass]
}
