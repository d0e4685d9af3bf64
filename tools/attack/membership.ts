import { minimize } from '@worrystone/analysis-training/minimize'
import type { Category } from '@worrystone/contracts'
import { type Figures, parseCellKey } from './collected-figures.ts'

/** The target of an attack, and what the attacker knows of them already. */
export type Target = { country: string; region: string; category: Category }

/** One attempt: did this person join (or leave) between the days `before` and `after`? */
export type Attempt = {
  attack: string
  isLeaving: boolean
  happened: boolean
  target: Target
  before: Figures[]
  after: Figures[]
}

const FEATURES = 18
const FOLDS = 5
const PENALTY = 1
const STEPS = 60
const PER_GROUP = 6

/** 0: the person's own cell, 1: their region, 2: their country's category; undefined: unrelated to them. */
function groupOf({ country, region, category }: ReturnType<typeof parseCellKey>, target: Target): number | undefined {
  if (country !== target.country || (region !== '' && region !== target.region)) return undefined
  if (region !== '') return category === target.category ? 0 : category === '' ? 1 : undefined
  return category === target.category ? 2 : undefined
}

/** How the figures about a person's cell, region and country changed, in the direction of a join. */
export function featuresOf({ isLeaving, target, before, after }: Attempt): Float64Array {
  const [from, to] = isLeaving ? [after, before] : [before, after]
  const features = new Float64Array(FEATURES)
  const counts = new Float64Array(3)
  for (const key of keysOfCountry(before[0] ?? new Map(), target.country)) {
    const group = groupOf(parseCellKey(key), target)
    if (group === undefined) continue
    addChange(features.subarray(group * PER_GROUP, (group + 1) * PER_GROUP), { key, from, to })
    counts[group] = (counts[group] as number) + 1
  }
  for (let index = 0; index < FEATURES; index++) {
    features[index] = (features[index] as number) / Math.sqrt(Math.max(1, counts[Math.floor(index / PER_GROUP)] as number))
  }
  return features
}

const keysByFigures = new WeakMap<Figures, Map<string, string[]>>()
function keysOfCountry(figures: Figures, country: string): string[] {
  let keysByCountry = keysByFigures.get(figures)
  if (!keysByCountry) {
    keysByCountry = Map.groupBy(figures.keys(), (key) => parseCellKey(key).country)
    keysByFigures.set(figures, keysByCountry)
  }
  return keysByCountry.get(country) ?? []
}

function addChange(part: Float64Array, { key, from, to }: { key: string; from: Figures[]; to: Figures[] }) {
  const [low, high] = [meanOf(key, from), meanOf(key, to)]
  const add = (index: number, amount: number) => {
    part[index] = (part[index] as number) + amount
  }
  if (low === null && high === null) return
  if (low === null) add(4, 1)
  else if (high === null) add(5, 1)
  else if (high !== low) {
    add(3, 1)
    const step = Math.max(-3, Math.min(3, (high - low) / stepOf(key)))
    add(key.includes('Sentiment') ? 2 : key.includes('totalPosts') ? 1 : 0, step)
  }
}

const stepOf = (key: string) => (key.includes('Sentiment') ? 0.05 : key.includes('change') ? 20 : 5)

/** null where it was hidden on most of the days. */
function meanOf(key: string, days: Figures[]): number | null {
  const values = days.map((day) => day.get(key) ?? null).filter((value) => value !== null)
  if (values.length * 2 < days.length || values.length === 0) return null
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

type Example = { features: Float64Array; happened: boolean }
export type Classifier = (features: Float64Array) => number

/** Logistic regression on the changes; the model returns the log odds that it happened. */
export function trainClassifier(examples: Example[]): Classifier {
  const scales = Float64Array.from({ length: FEATURES }, (_, index) => {
    const square =
      examples.reduce((sum, { features }) => sum + (features[index] as number) ** 2, 0) / Math.max(1, examples.length)
    return 1 / (Math.sqrt(square) || 1)
  })
  const scoreOf = (model: Float64Array, features: Float64Array) => {
    let score = model[FEATURES] as number
    for (let index = 0; index < FEATURES; index++)
      score += (model[index] as number) * (features[index] as number) * (scales[index] as number)
    return score
  }
  const model = new Float64Array(FEATURES + 1)
  minimize(
    (x, gradient) => {
      let loss = 0
      for (const { features, happened } of examples) {
        const chance = 1 / (1 + Math.exp(-scoreOf(x, features)))
        loss -= Math.log(Math.max(1e-12, happened ? chance : 1 - chance))
        const error = chance - (happened ? 1 : 0)
        for (let index = 0; index < FEATURES; index++)
          (gradient[index] as number) += error * (features[index] as number) * (scales[index] as number)
        ;(gradient[FEATURES] as number) += error
      }
      for (let index = 0; index < FEATURES; index++) {
        loss += 0.5 * PENALTY * (x[index] as number) ** 2
        ;(gradient[index] as number) += PENALTY * (x[index] as number)
      }
      return loss
    },
    model,
    STEPS,
  )
  return (features) => scoreOf(model, features)
}

/** Classifies every attempt with a model of the others: the attacker trains on people of whom it is known whether they acted. */
export function classifyAll<T>(attempts: Attempt[], evaluate: (attempt: Attempt, classify: Classifier) => T): T[] {
  const examples = attempts.map((attempt) => ({ features: featuresOf(attempt), happened: attempt.happened }))
  const classifiers = Array.from({ length: FOLDS }, (_, fold) =>
    trainClassifier(examples.filter((_, index) => index % FOLDS !== fold)),
  )
  return attempts.map((attempt, index) => evaluate(attempt, classifiers[index % FOLDS] as Classifier))
}
