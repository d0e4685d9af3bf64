import { LANGUAGES } from '@worrystone/contracts'
import { stopWords } from '../../stop-words.ts'

/** A word of a query as the database reads it; of a script without spaces, a pair of characters. */
export type QueryWord = {
  token: string
  /** The token without accents. */
  plain: string
  is_dense: boolean
  /** Position among the pairs of its token, from 1. */
  part: number
  /** A stop word in one of the languages. */
  is_stop: boolean
  /** Its stems in all languages. */
  words: string[]
  /** How many public texts have it. */
  documents: number
}

/** A word of a query. A text must have all required terms; optional ones only improve its rank. */
export type Term = {
  plain: string
  isDense: boolean
  isRequired: boolean
  weight: number
  /** How many public texts have it. */
  documents: number
  /** Words of texts that mean the same. */
  exact: string[]
  /** Also any word that begins like this. */
  prefix: string | undefined
  /** Words of texts that the writer may have meant: mistyped, or parts of a compound. */
  corrections: string[]
}

const MIN_PREFIX_LENGTH = 4
/** Optional words count, but less: they are in most texts. */
const OPTIONAL = 0.35
const HANGUL = /^\p{Script=Hangul}/u
const WITHOUT_KANA = /^[\p{Script=Han}\p{Script=Katakana}ー]+$/u

/** With their parts around an apostrophe, and without it: "can't", "can", "t", "cant". */
const stopWordForms = new Set(
  LANGUAGES.flatMap(({ code }) => [...stopWords(code)].flatMap((word) => [word, ...word.split("'"), word.replaceAll("'", '')])),
)

/** Of Japanese, pairs with grammar in them are optional; of Korean, all but the beginning of a word. */
function isMeaningful({ token, is_dense, part, is_stop, words }: QueryWord): boolean {
  if (!is_dense) return !is_stop && !stopWordForms.has(token)
  return HANGUL.test(token) ? part === 1 : WITHOUT_KANA.test(words[0] ?? '')
}

/** A rare word says more about what is meant than a frequent one. */
const rarity = (documents: number) => 1 / (1 + Math.log(1 + documents))

/** The terms of a query in its order. Without any meaningful word all are required. */
export function queryTerms(words: QueryWord[]): Term[] {
  const isNothingMeaningful = !words.some(isMeaningful)
  return words.map((word) => {
    const isRequired = isNothingMeaningful || isMeaningful(word)
    return {
      plain: word.plain,
      isDense: word.is_dense,
      isRequired,
      weight: rarity(word.documents) * (isRequired ? 1 : OPTIONAL),
      documents: word.documents,
      exact: word.words,
      prefix: !word.is_dense && word.plain.length >= MIN_PREFIX_LENGTH ? word.plain : undefined,
      corrections: [],
    }
  })
}
