import type { LanguageCode } from '@worrystone/contracts'
import { normalizeText } from '../../normalize-text.ts'
import { entryMatcher } from '../analysis/index.ts'
import { readMethods } from './method-files.ts'

/** The letters of a method's text decide which lists are compared. */
const LANGUAGES_OF_SCRIPT: [RegExp, LanguageCode[]][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Han}/u, ['zh', 'ja']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/\p{Script=Cyrillic}/u, ['ru']],
  [/\p{Script=Arabic}/u, ['ar']],
  [/\p{Script=Devanagari}/u, ['hi']],
  [/\p{Script=Latin}/u, ['en', 'es', 'fr', 'de', 'it', 'pt']],
]

/** Per part beyond the first: two words that fit say more than one long word. */
const PART_BONUS = 2

type Pattern = { id: string; parts: string[][] }
type Match = { id: string; score: number }

const DEVANAGARI = /\p{Script=Devanagari}/u

/** As for searching, except in Hindi: without its vowel signs, hearing and bathing are one word. */
const normalize = (text: string) => (DEVANAGARI.test(text) ? normalizeHindi(text) : normalizeText(text))

/** One spelling of nasal vowels, and no dots below letters, which many leave out. */
const normalizeHindi = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll('\u093C', '')
    .replaceAll('\u0901', '\u0902')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** An alternative in the form of `entryMatcher`. */
const entryOf = (alternative: string) => `${alternative.startsWith('=') ? '=' : ''}${normalize(alternative).replaceAll(' ', '_')}`

function readMatcher(language: LanguageCode) {
  const methods = readMethods(language)
  const idOfName = new Map(methods.map(({ id, name }) => [normalize(name), id]))
  const patterns: Pattern[] = methods.flatMap(({ id, patterns }) =>
    patterns.map((parts) => ({ id, parts: parts.map((alternatives) => alternatives.map(entryOf)) })),
  )
  const alternatives = new Set(patterns.flatMap(({ parts }) => parts.flat()))
  const match = entryMatcher(
    [...alternatives].map((entry) => ({ id: entry, entries: entry })),
    language,
  )

  return (text: string): Match | undefined => {
    const id = idOfName.get(text)
    if (id !== undefined) return { id, score: Number.POSITIVE_INFINITY }
    const entries = new Set(match(text, text.split(' ')).map(({ id }) => id))
    let best: Match | undefined
    for (const pattern of patterns) {
      const score = scoreOf(pattern, entries)
      if (score > (best?.score ?? 0)) best = { id: pattern.id, score }
    }
    return best
  }
}

/** The length of what fits; 0 unless every part does. */
function scoreOf({ parts }: Pattern, entries: ReadonlySet<string>): number {
  let score = (parts.length - 1) * PART_BONUS
  for (const alternatives of parts) {
    const lengths = alternatives.filter((entry) => entries.has(entry)).map((entry) => entry.replace('=', '').length)
    if (lengths.length === 0) return 0
    score += Math.max(...lengths)
  }
  return score
}

const matchers = new Map<LanguageCode, ReturnType<typeof readMatcher>>()

function matcherOf(language: LanguageCode) {
  const matcher = matchers.get(language) ?? readMatcher(language)
  matchers.set(language, matcher)
  return matcher
}

/** The id of the listed coping method that a person's own words mean, in any of the 12 languages. Undefined: none of the list. */
export function copingMethodOf(text: string): string | undefined {
  const languages = LANGUAGES_OF_SCRIPT.find(([script]) => script.test(text))?.[1] ?? []
  const normalized = normalize(text)
  let best: Match | undefined
  for (const language of languages) {
    const match = matcherOf(language)(normalized)
    if (match && match.score > (best?.score ?? 0)) best = match
  }
  return best?.id
}

const names = new Map<LanguageCode, ReadonlyMap<string, string>>()

/** The names of the listed methods in a language, by their ids, in the order of the list. */
export function copingMethodNames(language: LanguageCode): ReadonlyMap<string, string> {
  const namesById = names.get(language) ?? new Map(readMethods(language).map(({ id, name }) => [id, name]))
  names.set(language, namesById)
  return namesById
}
