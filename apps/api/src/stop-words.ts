import type { LanguageCode } from '@worrystone/contracts'
import generic from './generic-words.json' with { type: 'json' }
import lists from './stop-words.json' with { type: 'json' }

const sets = new Map<LanguageCode, Set<string>>()

/** Words without meaning for a text's subject. Japanese and Chinese need few, because words of one character are left out anyway. */
export function stopWords(language: LanguageCode): Set<string> {
  const cached = sets.get(language)
  if (cached) return cached
  const set = new Set(lists[language].split(' '))
  sets.set(language, set)
  return set
}

/** Words that occur in most queries and most entries. */
export const genericWords = (language: LanguageCode): string[] => generic[language].split(' ')
