import { LANGUAGES } from '@worrystone/contracts'
import { DANGER_PHRASES } from '@worrystone/safety/all-languages'
import { wordSplitter } from '@worrystone/safety/matching'
import { screeningMatcher } from './screening-matcher.ts'
import { readScreeningWords } from './screening-words.ts'

/** A text is matched against every language of its script. */
export const MATCHERS = LANGUAGES.map(({ code }) => screeningMatcher(code, readScreeningWords(code), DANGER_PHRASES[code]))

/** Splits letters without spaces into the fewest words of the phrases. */
export const splitIntoWords = wordSplitter(new Set(MATCHERS.flatMap(({ vocabulary }) => [...vocabulary])))
