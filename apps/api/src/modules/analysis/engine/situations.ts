import { readFileSync } from 'node:fs'
import { Category } from '@worrystone/contracts'
import { packWeightsFile, readWeightsFile, type Section } from '../../../weights/weights-file.ts'
import { segmentWords } from './detect-language.ts'
import { NOTIONS, type NotionLanguage, notionsIn } from './notions.ts'
import { softmax } from './softmax.ts'

/**
 * The probability of each situation a person can be in, in the order of `SITUATIONS`; the last one is that of none of them. Finer than the
 * themes: 'a parent forgets more and more' and 'a parent is in hospital' have the same theme.
 */
export type Situations = Float32Array

type Situation = { id: string; category: Category; rules: string[][] }

/** One per line: `category/id`, then rules; `+` joins the notions of a rule. */
export const SITUATIONS: Situation[] = readFileSync(new URL('./situations.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', ...rules] = line.split(' ')
    const [category, id = ''] = name.split('/')
    return { id, category: Category.parse(category), rules: rules.map((rule) => rule.split('+')) }
  })

/** The situations and none of them. */
export const CLASSES = SITUATIONS.length + 1

/** What a rule of one notion and one of several add to the logit; each counts at most twice. */
const RULE_VALUE = { one: 1.5, several: 2.5 }
const MAX_COUNTED = 2

/** What the rules say of a text with these notions, one logit for each class. */
function ruleLogits(notions: Set<string>): Float64Array {
  return Float64Array.from({ length: CLASSES }, (_, index) => {
    const matchingRules = (SITUATIONS[index]?.rules ?? []).filter((rule) => rule.every((notion) => notions.has(notion)))
    const singles = matchingRules.filter(({ length }) => length === 1).length
    return (
      RULE_VALUE.one * Math.min(MAX_COUNTED, singles) + RULE_VALUE.several * Math.min(MAX_COUNTED, matchingRules.length - singles)
    )
  })
}

/** The features of a text: the indices of its notions, and the logits by rules. */
export function situationFeatures(text: string, language: NotionLanguage): { indices: number[]; logits: Float64Array } {
  const lower = text.toLowerCase().normalize('NFC')
  const notions = notionsIn(lower, segmentWords(lower, language), language)
  return { indices: NOTIONS.flatMap((notion, index) => (notions.has(notion) ? [index] : [])), logits: ruleLogits(notions) }
}

const SECTIONS = ['embed', 'notions', 'bias', 'aloneNotions', 'aloneBias'] as const
type SectionName = (typeof SECTIONS)[number]
/** What two texts have in common, each with its weight; together from `from` on, they are in the same place. */
export type Measure = { situation: number; cosine: number; themes: number; from: number }
type SituationsAbout = {
  name: string
  sources: string[]
  date: string
  /** For two texts with an embedding, and for others. */
  measures: { withVectors: Measure; withoutVectors: Measure }
}
/** embed: 512 × classes, beside it notions × classes and the bias. `alone`: the same for a text without an embedding. */
type SituationWeights = Record<SectionName, Float32Array>

export const packSituationWeights = (about: SituationsAbout, sections: Record<SectionName, Section>): Buffer =>
  packWeightsFile(about, Object.fromEntries(SECTIONS.map((name) => [name, sections[name]])))

function situationHead(weights: SituationWeights) {
  const addRow = (logits: Float64Array, matrix: Float32Array, { row, value }: { row: number; value: number }) => {
    for (let k = 0; k < CLASSES; k++) logits[k] = (logits[k] ?? 0) + value * (matrix[row * CLASSES + k] ?? 0)
  }
  /** `embedding`: null for a language without one. */
  return (text: string, language: NotionLanguage, embedding: ArrayLike<number> | null): Situations => {
    const { indices, logits } = situationFeatures(text, language)
    const bias = embedding ? weights.bias : weights.aloneBias
    for (let k = 0; k < CLASSES; k++) logits[k] = (logits[k] ?? 0) + (bias[k] ?? 0)
    for (const row of indices) addRow(logits, embedding ? weights.notions : weights.aloneNotions, { row, value: 1 })
    for (let row = 0; row < (embedding?.length ?? 0); row++) addRow(logits, weights.embed, { row, value: embedding?.[row] ?? 0 })
    return Float32Array.from(softmax(logits))
  }
}

let head: ReturnType<typeof situationHead> | undefined

export function situationsOf(text: string, language: NotionLanguage, embedding: ArrayLike<number> | null): Situations {
  head ??= situationHead(readFile().sections as SituationWeights)
  return head(text, language, embedding)
}

const readFile = () => readWeightsFile<SituationsAbout>(readFileSync(new URL('./situations.weights', import.meta.url)))

let measures: SituationsAbout['measures'] | undefined

/** The weights by which two worries are compared. */
export function readMeasures(): SituationsAbout['measures'] {
  measures ??= readFile().about.measures
  return measures
}

/** The situation that the text is most likely about; null if it is likelier none. */
export function mainSituation(of: Situations): string | null {
  return SITUATIONS[of.indexOf(Math.max(...of))]?.id ?? null
}

/** The situations of one category alone: for a worry whose author has corrected the category. */
export function situationsWithin(category: Category, of: Situations): Situations {
  const ofCategory = of.map((probability, index) => {
    const situation = SITUATIONS[index]
    return !situation || situation.category === category ? probability : 0
  })
  const sum = ofCategory.reduce((total, probability) => total + probability, 0) || 1
  return ofCategory.map((probability) => probability / sum)
}

/** The probability that two texts are about the same situation. */
function sameSituation(one: Situations, other: Situations): number {
  let sum = 0
  for (let k = 0; k < SITUATIONS.length; k++) sum += (one[k] ?? 0) * (other[k] ?? 0)
  return sum
}

/** Keeps the logarithm finite; below it there is no difference. */
const SMOOTHING = 0.003
export const logSameSituation = (one: Situations, other: Situations): number => Math.log(sameSituation(one, other) + SMOOTHING)
