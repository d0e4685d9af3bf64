import { readFileSync } from 'node:fs'
import { NOTION_LANGUAGES, type NotionLanguage, readPhrases, SITUATIONS } from '@worrystone/api/analysis/internals'
import { readDemoSentences } from './band-texts.ts'
import { hashNumber } from './written-worries.ts'

/**
 * Worries written for the measure of relatedness (`seed/bands/situations`), and the pairs they make. Those held out, chosen by hash, are measured
 * and used neither for training nor for thresholds. In English, a third of each situation in `en.txt`, and two lines of two thirds of the situations in
 * `together.tsv`, where the texts of a line say the same in three languages. The lists of notions in German and Spanish were made by reading
 * the training texts, so that separate texts (`choosing-*.txt`) choose the measure of these languages: two thirds of the
 * situations; the others are held out.
 */

export type SituationText = {
  language: NotionLanguage
  text: string
  /** The index of the situation in whose section it stands. */
  situation: number
  /** Shares a word or the subject with the situation and is about something else. */
  isOther: boolean
  isHeldOut: boolean
  /** The same for texts that say the same. */
  group: string
}
/** A text of which the subcategory is known and not the situation. */
type ThemeText = { language: NotionLanguage; text: string; situations: number[] }
export type SituationPair = { first: SituationText; second: SituationText; kind: 'related' | 'words' | 'theme' | 'other' }

const HELD_OUT_SHARE = 1 / 3
const HELD_OUT_LINES = 2
const OTHER = '- '
const ids = SITUATIONS.map(({ id }) => id)

type Section = { situation: number; subcategory: string; near: string[]; lines: string[] }

const readSections = (file: string): Section[] =>
  readFileSync(new URL(`./seed/bands/situations/${file}`, import.meta.url), 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [header = '', ...lines] = section.split('\n')
      const [id = '', subcategory = '', near = ''] = header.split('|').map((part) => part.trim())
      if (!ids.includes(id)) throw new Error(`no such situation: ${id}`)
      return { situation: ids.indexOf(id), subcategory, near: near.split(', '), lines: lines.filter((line) => line !== '') }
    })

const english = readSections('en.txt')
const sectionOf = new Map(english.map((section) => [section.situation, section]))

/** Two situations of which a reader may well say that they are related. */
function areNear(first: number, second: number): boolean {
  const namesAsNear = (from: number, to: number) => sectionOf.get(from)?.near.includes(ids[to] ?? '') ?? false
  return namesAsNear(first, second) || namesAsNear(second, first)
}

const isHeldOutIn = (language: NotionLanguage, situation: number) => hashNumber(`${language} ${ids[situation]}`) % 3 === 0

function textsOf(language: NotionLanguage, { situation, lines }: Section): SituationText[] {
  return [false, true].flatMap((isOther) => {
    const chosen = lines
      .filter((line) => line.startsWith(OTHER) === isOther)
      .map((line) => line.replace(OTHER, ''))
      .sort((a, b) => hashNumber(a) - hashNumber(b))
    return chosen.map((text, index) => ({
      ...{ language, text, situation, isOther, group: text },
      isHeldOut: language === 'en' && index < Math.round(chosen.length * HELD_OUT_SHARE),
    }))
  })
}

const groupOf = (situation: number, line: number) => `${ids[situation]} ${line}`

/** The lines of a situation in `together.tsv` that are held out. The first is not: English is trained on the same text in `en.txt`. */
function heldOutLines({ situation, lines }: Section): number[] {
  if (hashNumber(`together ${ids[situation]}`) % 3 === 0) return []
  const candidates = lines.map((_, line) => line).filter((line) => line > 0 && !lines[line]?.startsWith(OTHER))
  return candidates.sort((a, b) => hashNumber(groupOf(situation, a)) - hashNumber(groupOf(situation, b))).slice(0, HELD_OUT_LINES)
}

function togetherTexts(section: Section): SituationText[] {
  const { situation, lines } = section
  const heldOut = heldOutLines(section)
  return lines.flatMap((line, index) =>
    line
      .replace(OTHER, '')
      .split('\t')
      .flatMap((text, column) => {
        const language = NOTION_LANGUAGES[column]
        const fields = {
          situation,
          isOther: line.startsWith(OTHER),
          isHeldOut: heldOut.includes(index),
          group: groupOf(situation, index),
        }
        return text === '' || !language ? [] : [{ language, text, ...fields }]
      }),
  )
}

export const readSituationTexts = (): SituationText[] => [
  ...NOTION_LANGUAGES.flatMap((language) =>
    (language === 'en' ? english : readSections(`${language}.txt`)).flatMap((section) => textsOf(language, section)),
  ),
  ...readSections('together.tsv').flatMap(togetherTexts),
]

/** Texts that are never trained on: with them the measure of a language without a sentence embedding is fitted. */
export const readChoosingTexts = (language: NotionLanguage): SituationText[] =>
  readSections(`choosing-${language}.txt`).flatMap(({ situation, lines }) =>
    lines.map((line) => {
      const text = line.replace(OTHER, '')
      const isHeldOut = isHeldOutIn(language, situation)
      return { language, text, situation, isOther: line.startsWith(OTHER), isHeldOut, group: text }
    }),
  )

/** Our phrases and the sentences of the demo community, with the situations of their subcategory. */
export function readThemeTexts(): ThemeText[] {
  const situationsOf = new Map<string, number[]>()
  for (const { situation, subcategory } of english)
    situationsOf.set(subcategory, [...(situationsOf.get(subcategory) ?? []), situation])
  const phrases = readPhrases().map(({ category, subcategory, text }) => ({
    ...{ language: 'en' as const, text },
    situations: situationsOf.get(`${category} / ${subcategory}`) ?? [],
  }))
  const sentences = NOTION_LANGUAGES.flatMap((language) =>
    readDemoSentences(language).map(({ theme, text }) => ({ language, text, situations: situationsOf.get(theme) ?? [] })),
  )
  return [...phrases, ...sentences].filter(({ situations }) => situations.length > 0)
}

/** All pairs of these texts about which something is said. */
function allPairs(texts: SituationText[]): SituationPair[] {
  return texts.flatMap((first, index) =>
    texts.slice(index + 1).flatMap((second): SituationPair[] => {
      const kind = kindOf(first, second)
      return kind ? [{ first, second, kind }] : []
    }),
  )
}

function kindOf(first: SituationText, second: SituationText): SituationPair['kind'] | null {
  if (first.situation === second.situation) {
    if (first.isOther !== second.isOther) return 'words'
    return first.isOther ? null : 'related'
  }
  if (first.isOther || second.isOther || areNear(first.situation, second.situation)) return null
  const isSameTheme = sectionOf.get(first.situation)?.subcategory === sectionOf.get(second.situation)?.subcategory
  return isSameTheme ? 'theme' : 'other'
}

/** How many beginnings of longer words two texts have in common. */
function commonWords(first: string, second: string): number {
  const words = (text: string) =>
    new Set(
      text
        .toLowerCase()
        .match(/\p{Letter}{4,}/gu)
        ?.map((word) => word.slice(0, 6)),
    )
  const [firstWords, secondWords] = [words(first), words(second)]
  return [...firstWords].filter((word) => secondWords.has(word)).length
}

/**
 * Related pairs, and as many unrelated ones: up to a third shares words on purpose, as many the theme, and the rest are those of all others
 * that have most words in common.
 */
export function balancedPairs(texts: SituationText[]): { related: SituationPair[]; unrelated: SituationPair[] } {
  const pairs = allPairs(texts)
  const byHash = (list: SituationPair[]) =>
    list.toSorted((a, b) => hashNumber(`${a.first.text} ${a.second.text}`) - hashNumber(`${b.first.text} ${b.second.text}`))
  const related = byHash(pairs.filter(({ kind }) => kind === 'related'))
  const others = pairs
    .filter(({ kind }) => kind === 'other')
    .map((pair) => ({ pair, common: commonWords(pair.first.text, pair.second.text) }))
    .sort((a, b) => b.common - a.common)
    .map(({ pair }) => pair)
  const ofKind = (kind: SituationPair['kind']) => byHash(pairs.filter((pair) => pair.kind === kind)).slice(0, related.length / 3)
  const similarPairs = [...ofKind('words'), ...ofKind('theme')]
  return { related, unrelated: [...similarPairs, ...others.slice(0, related.length - similarPairs.length)] }
}

/** The held-out pairs: no worry of them is trained on. */
export const readHeldOutSituationPairs = (language: NotionLanguage) =>
  balancedPairs(
    (language === 'en' ? readSituationTexts() : readChoosingTexts(language)).filter(
      (text) => text.isHeldOut && text.language === language,
    ),
  )
