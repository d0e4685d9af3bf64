import { LANGUAGES, type LanguageCode } from '@worrystone/contracts'
import afinn from 'afinn-165-multilingual'
import { stopWords } from '../../../stop-words.ts'
import { readConcepts } from './concepts.ts'

/** Neighbouring keys of the keyboards on which the twelve languages are written, and the order of the alphabets. */
const KEY_ROWS = [
  'qwertyuiop asdfghjklñ zxcvbnm qwertzuiopü asdfghjklöä yxcvbnm azertyuiop qsdfghjklm wxcvbn abcdefghijklmnopqrstuvwxyz',
  'йцукенгшщзхъ фывапролджэ ячсмитьбю абвгдежзийклмнопрстуфхцчшщъыьэюя',
  'ضصثقفغعهخحجد شسيبلاتنمكط ئءؤرىةوزظ',
  'ौैाीूबहगदजड ोे्िुपरकतचट मनवलसय कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह',
  'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん',
  '가나다라마바사아자차카타파하',
]
/** Scripts without spaces between words, or with a letter per syllable, of which no list has all. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** Hangul letters outside a syllable, as in ㅋㅋㅋ. */
const HANGUL_JAMO = /[\u3131-\u318e]/gu
const ARABIC = /\p{Script=Arabic}/u
/** Arabic joins small words to the word, so that short ones have trigrams of their own. */
const MIN_ARABIC = 6
const ABBREVIATION = /^\p{Lu}{2,5}$/u
const MIN_RUN = 4
/** How many letters in turns are no word: 'asdasdasd', 'jklojklojklo'. */
const MAX_ALTERNATING = 4
/** The share of neighbouring keys from which a word is a walk along the keyboard. */
const MIN_ADJACENT_SHARE = 0.75
/** The share of unknown trigrams from which a word is none of any language. */
const MIN_UNKNOWN_SHARE = 0.6
/** A text is not readable if at least this share of its letters is in nonsense words. */
const MAX_NONSENSE_SHARE = 0.5

const adjacentKeys = new Set(
  KEY_ROWS.flatMap((rows) => rows.split(' ')).flatMap((row) =>
    [...row].slice(1).flatMap((key, i) => [`${[...row][i]}${key}`, `${key}${[...row][i]}`]),
  ),
)

/** Words of the twelve languages, and their trigrams: enough to tell a word from keys hit at random. */
function readVocabulary() {
  const words = new Set<string>()
  for (const { code } of LANGUAGES) for (const word of wordsOfLists(code)) words.add(word)
  const trigrams = new Set([...words].flatMap(trigramsOf))
  return { words, trigrams }
}
let vocabulary: ReturnType<typeof readVocabulary> | undefined

function getVocabulary() {
  vocabulary ??= readVocabulary()
  return vocabulary
}

const wordsOfLists = (language: LanguageCode): string[] =>
  [
    ...Object.keys(afinn.afinn_translations[`afinn_${language}`] ?? {}),
    ...stopWords(language),
    ...readConcepts(language).flatMap(({ entries }) => entries.replaceAll('=', '').split(' ')),
  ].flatMap(
    (entry) =>
      entry
        .toLowerCase()
        .normalize('NFC')
        .match(/[\p{L}\p{M}]+/gu) ?? [],
  )

function trigramsOf(word: string): string[] {
  const letters = ['<', ...word, '>']
  return letters.slice(2).map((letter, i) => `${letters[i]}${letters[i + 1]}${letter}`)
}

/** One letter again and again, or two or three in turns: 'aaaa', 'hahaha', 'asdasdasd'. */
function isRepeated(word: string): boolean {
  const letters = [...word]
  const distinct = new Set(letters).size
  if (distinct === 1) return letters.length > 1
  if (distinct === 2) return letters.length > MIN_RUN || /(.)\1\1/u.test(word)
  return distinct <= MAX_ALTERNATING && letters.length >= 3 * distinct
}

function isKeyboardWalk(word: string): boolean {
  const letters = [...word]
  if (letters.length < MIN_RUN) return false
  const adjacentCount = letters
    .slice(1)
    .filter((letter, i) => letter === letters[i] || adjacentKeys.has(`${letters[i]}${letter}`)).length
  return adjacentCount / (letters.length - 1) >= MIN_ADJACENT_SHARE
}

function isKnown(word: string): boolean {
  return getVocabulary().words.has(word)
}

function isNonsense(word: string): boolean {
  const { trigrams } = getVocabulary()
  if (isRepeated(word) || isKeyboardWalk(word)) return true
  if (DENSE.test(word) || [...word].length < (ARABIC.test(word) ? MIN_ARABIC : MIN_RUN)) return false
  const wordTrigrams = trigramsOf(word)
  return wordTrigrams.filter((trigram) => !trigrams.has(trigram)).length / wordTrigrams.length >= MIN_UNKNOWN_SHARE
}

/**
 * Whether a text has words to analyze: false for emojis and punctuation, one letter again and again, keys hit at random. One known word is
 * enough; words in capitals are taken for abbreviations (ADHD).
 */
export function isReadable(text: string): boolean {
  const words =
    text
      .normalize('NFC')
      .replace(HANGUL_JAMO, '')
      .match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  if (new Set(words.join('').toLowerCase()).size === 1 && words.length > 1) return false
  if (words.some((word) => word.length > 1 && isKnown(word.toLowerCase()))) return true
  const lengthOf = (list: string[]) => list.reduce((sum, word) => sum + [...word].length, 0)
  const nonsense = words.filter((word) => !ABBREVIATION.test(word) && isNonsense(word.toLowerCase()))
  return words.length > 0 && lengthOf(nonsense) / lengthOf(words) < MAX_NONSENSE_SHARE
}
