import type { LanguageCode } from '@worrystone/contracts'
import { DANGER_PHRASES } from '@worrystone/safety/all-languages'
import { wordSplitter } from '@worrystone/safety/matching'
import { screeningMatcher } from '../screening-matcher.ts'
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

/** A text is matched against every language of its script: nobody has to say which language it is in. */
export const MATCHERS = Object.entries({ en, es, fr, de, it, pt, ja, ko, zh, ru, ar, hi }).map(([language, words]) =>
  screeningMatcher(language, words, DANGER_PHRASES[language as LanguageCode]),
)

/** Divides letters without spaces into the fewest words that the phrases use. */
export const splitIntoWords = wordSplitter(new Set(MATCHERS.flatMap(({ vocabulary }) => [...vocabulary])))
