import type { LanguageCode } from '@worrystone/contracts'

/** The texts in a language; for an operator's item without it those in English, else in any language. */
export function textsIn<W>(words: Partial<Record<LanguageCode, W>>, language: LanguageCode): W {
  const texts = words[language] ?? words.en ?? Object.values(words)[0]
  if (texts === undefined) throw new Error('an item of the catalogue has no words')
  return texts
}
