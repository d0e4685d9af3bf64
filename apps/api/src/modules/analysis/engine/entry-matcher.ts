import { readFileSync } from 'node:fs'
import type { LanguageCode } from '@worrystone/contracts'

/** Arabic proclitics. */
const PROCLITICS = /^(?:و|ف)?(?:ال|بال|لل|كال|ب|ل|ك)?/
/** A shorter prefix matches only a word with an ending, not every word that begins with it. */
const SHORT_LENGTH = 3
const MAX_ENDING = 2

/** Languages without spaces between words. */
export const WITHOUT_SPACES = new Set<LanguageCode>(['ja', 'zh'])

type EntryList = { id: string; entries: string }

/** Reads a file with one list per line: its id, then its entries (see `entryMatcher`). */
export const readEntryLists = (file: URL): EntryList[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const space = line.indexOf(' ')
      return space > 0 ? [{ id: line.slice(0, space), entries: line.slice(space + 1) }] : []
    })

export type EntryMatch = { id: string; word: string }

/**
 * Matches the entries of lists in a text, each once. An entry is a prefix of a word; with `=` a whole word; with `_` for spaces a phrase;
 * in Japanese and Chinese any part of the text. The time depends on the length of the text, not on that of the lists.
 */
export function entryMatcher(lists: EntryList[], language: LanguageCode) {
  const [whole, prefixes, parts]: [Index, Index, Index] = [new Map(), new Map(), new Map()]
  for (const { id, entries } of lists) {
    for (const entry of entries.split(' ')) {
      if (WITHOUT_SPACES.has(language)) addEntry(parts, entry, id)
      else if (entry.includes('_')) addEntry(parts, entry.replaceAll('_', ' '), id)
      else if (entry.startsWith('=')) addEntry(whole, entry.slice(1), id)
      else addEntry(prefixes, entry, id)
    }
  }
  const maxPrefixLength = Math.max(0, ...[...prefixes.keys()].map((entry) => entry.length))

  function matchWord(word: string): [string, string[]][] {
    const matches: [string, string[]][] = []
    const ids = whole.get(word)
    if (ids) matches.push([word, ids])
    for (let length = 1; length <= Math.min(maxPrefixLength, word.length); length++) {
      const entry = word.slice(0, length)
      const prefixIds = prefixes.get(entry)
      if (prefixIds && (length > SHORT_LENGTH || word.length <= length + MAX_ENDING)) matches.push([entry, prefixIds])
    }
    return matches
  }

  return (lower: string, words: string[]): EntryMatch[] => {
    const matches = new Map<string, EntryMatch>()
    const add = (entry: string, word: string, ids: string[]) => {
      for (const id of ids) if (!matches.has(`${id} ${entry}`)) matches.set(`${id} ${entry}`, { id, word })
    }
    for (const [part, ids] of parts) if (lower.includes(part)) add(part, part, ids)
    for (const word of words) {
      for (const [entry, ids] of matchWord(word)) add(entry, word, ids)
      if (language !== 'ar') continue
      const withoutProclitics = word.replace(PROCLITICS, '')
      if (withoutProclitics !== word && withoutProclitics !== '')
        for (const [entry, ids] of matchWord(withoutProclitics)) add(entry, word, ids)
    }
    return [...matches.values()]
  }
}

type Index = Map<string, string[]>
const addEntry = (index: Index, entry: string, id: string) => index.set(entry, [...(index.get(entry) ?? []), id])
