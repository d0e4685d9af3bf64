import { readFileSync } from 'node:fs'
import { Category } from '@worrystone/contracts'

export type Phrase = { category: Category; subcategory: string; text: string }

/** Our own phrases: `## category / Subcategory`, then one phrase per line. */
export function readPhrases(): Phrase[] {
  let heading: Omit<Phrase, 'text'> | undefined
  return readFileSync(new URL('./phrases.txt', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, category, subcategory] = /^## (\w+) \/ (.+)$/.exec(line) ?? []
      if (category && subcategory) heading = { category: Category.parse(category), subcategory }
      return heading && line !== '' && !line.startsWith('#') ? [{ ...heading, text: line }] : []
    })
}
