import type { LanguageCode } from '@worrystone/contracts'

/** The words in a language; an operator's item that lacks it reads in English, else in whatever language it has. */
export function textsIn<W>(words: Partial<Record<LanguageCode, W>>, language: LanguageCode): W {
  const found = words[language] ?? words.en ?? Object.values(words)[0]
  if (found === undefined) throw new Error('an item of the catalogue has no words')
  return found
}
