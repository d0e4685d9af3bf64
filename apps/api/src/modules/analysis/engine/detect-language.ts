import { LANGUAGES, type LanguageCode } from '@worrystone/contracts'
import { detectAll } from 'tinyld'
import { stopWords } from '../../../stop-words.ts'
import { latinProbabilities } from './latin-languages.ts'

const SUPPORTED_LANGUAGES = LANGUAGES.map(({ code }) => code)
const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u
/** With at least this share of the best score, English is the better guess, because most worries are in English. */
const ENGLISH_SHARE = { unsure: 0.35, sure: 0.75 }
const UNSURE_BELOW = 0.12
const MIN_LETTERS = 4
/** Scripts in which a word may have one or two letters and still identify its language. */
const SHORT_WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Arabic}]/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HAN = /\p{Script=Han}/gu
const MIN_HAN_CHARACTERS = 4
/** With at least this probability the n-gram model is more accurate for Latin script than tinyld. */
const MIN_LATIN_PROBABILITY = 0.7
/** Scripts that only one of the supported languages uses. */
const LANGUAGE_OF_SCRIPT: [RegExp, LanguageCode][] = [
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Cyrillic}/u, 'ru'],
]

const segmenters = new Map<string, Intl.Segmenter>()

/** The words of a text in lower case; with a segmenter for Japanese and Chinese, which have no spaces between words. */
export function segmentWords(text: string, language: LanguageCode): string[] {
  let segmenter = segmenters.get(language)
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'word' })
    segmenters.set(language, segmenter)
  }
  return [...segmenter.segment(text.toLowerCase().normalize('NFC'))].flatMap(({ segment, isWordLike }) =>
    isWordLike ? withoutArticle(segment.replace(/[’`]/g, "'"), language) : [],
  )
}

/** Removes the article that French and Italian join to the word. */
const withoutArticle = (word: string, language: LanguageCode) =>
  language === 'fr' || language === 'it' ? (word.split("'").at(-1) ?? word) : word

/** One of the supported languages, or null when the text is too short. */
export function detectLanguage(text: string): LanguageCode | null {
  if ((text.match(/\p{Letter}/gu)?.length ?? 0) < MIN_LETTERS && !SHORT_WORDS.test(text)) return null
  // Kana are Japanese; Han without kana is Chinese, unless there are too few characters for a sentence.
  if (KANA.test(text)) return 'ja'
  if ((text.match(HAN)?.length ?? 0) >= MIN_HAN_CHARACTERS) return 'zh'
  const detected = detectAll(text, { only: [...SUPPORTED_LANGUAGES] }).filter(({ accuracy }) => accuracy > 0)
  const [first] = detected
  const isLatin = LATIN.test(text)
  if (isLatin) {
    const confident = latinProbabilities(text).find(({ probability }) => probability >= MIN_LATIN_PROBABILITY)
    if (confident) return confident.language
  }
  // tinyld detects no language with Latin script, as with slang or the name of an illness.
  if (!first) return isLatin ? 'en' : (LANGUAGE_OF_SCRIPT.find(([script]) => script.test(text))?.[1] ?? null)
  const likeliest = first.lang as LanguageCode
  if (likeliest === 'en' || !isLatin) return likeliest
  const english = detected.find(({ lang }) => lang === 'en')
  if (english && english.accuracy >= first.accuracy * (first.accuracy < UNSURE_BELOW ? ENGLISH_SHARE.unsure : ENGLISH_SHARE.sure))
    return 'en'
  // tinyld takes typos and slang for other languages; the stop words show that the text is English.
  const words = segmentWords(text, likeliest)
  const countStopWords = (language: LanguageCode) => words.filter((word) => stopWords(language).has(word)).length
  return countStopWords('en') > 2 * countStopWords(likeliest) ? 'en' : likeliest
}
