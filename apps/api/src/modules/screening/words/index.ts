import { lexicon } from '../lexicon.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { zh } from './zh.ts'

/** Every text is held against all of them that are written as it is: nobody has to tell us their language. */
export const LEXICONS = [en, es, fr, de, it, pt, ja, ko, zh, ru, ar, hi].map(lexicon)

const LONGEST = 16
const known = new Set(LEXICONS.flatMap(({ words }) => [...words]))

/** Letters without spaces as the fewest known words; the letters themselves where that cannot be done. */
export function splitInto(letters: string): string[] {
  const best: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= letters.length; end++) {
    for (let from = Math.max(0, end - LONGEST); from < end; from++) {
      const before = best[from]
      const word = letters.slice(from, end)
      if (before && known.has(word) && (best[end]?.length ?? Number.POSITIVE_INFINITY) > before.length + 1) {
        best[end] = [...before, word]
      }
    }
  }
  return best[letters.length] ?? [letters]
}
