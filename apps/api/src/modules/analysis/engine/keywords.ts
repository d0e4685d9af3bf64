import type { LanguageCode } from '@worrystone/contracts'
import model from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'
import { stopWords } from '../../../stop-words.ts'
import { segmentWords } from './detect-language.ts'

const MAX_KEYWORDS = 5
const MIN_LETTERS = 3

let wink: ReturnType<typeof winkNLP> | undefined

/** The nouns of an English text, then its adjectives, in their order. */
function englishKeywords(text: string): string[] {
  wink ??= winkNLP(model, ['sbd', 'pos'])
  const { its } = wink
  const tokens = wink.readDoc(text).tokens()
  const words: string[] = tokens.out(its.normal)
  const partsOfSpeech: string[] = tokens.out(its.pos)
  const stop = stopWords('en')
  const wordsTagged = (...tags: string[]) =>
    words.filter(
      (word, i) =>
        tags.includes(partsOfSpeech[i] ?? '') && word.length >= MIN_LETTERS && /^[a-z][a-z'-]*$/.test(word) && !stop.has(word),
    )
  return [...new Set([...wordsTagged('NOUN', 'PROPN'), ...wordsTagged('ADJ')])].slice(0, MAX_KEYWORDS)
}

/** Languages whose words have about half as many characters. */
const DENSE = new Set<LanguageCode>(['ja', 'zh', 'ko'])

/** Numbers, and Japanese particles. */
const MEANINGLESS = /^(?:\d+|\p{Script=Hiragana}{1,3})$/u

function contentWords(text: string, language: LanguageCode): string[] {
  const stop = stopWords(language)
  const minLength = DENSE.has(language) ? 2 : MIN_LETTERS + 1
  return segmentWords(text, language).filter(
    (word) => [...word].length >= minLength && !stop.has(word) && !MEANINGLESS.test(word),
  )
}

/** A simple stemmer on purpose: it cuts endings in the same way in every language. */
const STEM_LENGTH = 6
const stemOf = (word: string, language: LanguageCode) => {
  if (language === 'ar') return word.replace(/^(?:و|ف)?(?:ال|بال|لل)/, '').slice(0, STEM_LENGTH)
  return DENSE.has(language)
    ? word.slice(0, 2)
    : word.slice(0, word.length > STEM_LENGTH + 2 ? STEM_LENGTH : Math.max(4, word.length - 2))
}

const MAX_TERMS = 24

/** Stems of the content words, each once: worries of one language without vectors are compared by them. */
export const termsOf = (text: string, language: LanguageCode): string[] =>
  [...new Set(contentWords(text, language).map((word) => stemOf(word, language)))].slice(0, MAX_TERMS)

export const keywordsOf = (text: string, language: LanguageCode): string[] =>
  language === 'en' ? englishKeywords(text) : [...new Set(contentWords(text, language))].slice(0, MAX_KEYWORDS)
