import { Category } from '@worrystone/contracts'
import type { AttackedProduct } from './attacked-product.ts'
import { boundHidden } from './bounds.ts'
import type { Figures } from './collected-figures.ts'
import type { Region } from './community.ts'
import type { Method } from './count-program.ts'
import { type Attempt, classifyAll, featuresOf } from './membership.ts'
import { type QueryResults, runQueries } from './queries.ts'
import { type Rate, rateOf } from './rates.ts'
import type { Simulation } from './simulation.ts'
import { placesOf } from './simulation.ts'
import { trueFigures } from './true-figures.ts'

/** The least number of possible values of a hidden cell. */
export const MIN_VALUES = 10
export const ATTACKS = ['anyone', 'talker', 'quiet', 'tenth', 'trigger', 'rotating'] as const

export type Bounded = {
  hidden: number
  /** Hidden cells with fewer possible values than `MIN_VALUES`. */
  tight: string[]
  fewestValues: number
  /** Cells whose true people are outside the bounds, or contradicting responses: the attacker's model is wrong. */
  unsound: string[]
  /** Cells of regions that are proven to be nearly all of one category. */
  proven: string[]
}

export const nothingBounded = (): Bounded => ({
  hidden: 0,
  tight: [],
  fewestValues: Number.POSITIVE_INFINITY,
  unsound: [],
  proven: [],
})

type Day = { day: number; method: Method }

/** Linear programs over all responses of a day, compared with the truth. */
export async function boundDay(simulation: Simulation, { day, method }: Day, bounded: Bounded) {
  const figures = simulation.figures[day] as Figures
  const truth = trueFigures(simulation.worries, { day, regions: simulation.regions, counts: simulation.counts })
  const { bounds, provenCells, isContradictory } = await boundHidden(figures, placesOf(simulation.regions), method)
  if (isContradictory) bounded.unsound.push(`day ${day}: the answers contradict each other`)
  for (const { key, low, high, values } of bounds) {
    bounded.hidden++
    bounded.fewestValues = Math.min(bounded.fewestValues, values)
    const isPoint = key.includes('/points/')
    const trueCount = truth.people.get(key) ?? 0
    if (values < MIN_VALUES) bounded.tight.push(`day ${day} ${key}: ${low} to ${high}${isPoint ? '' : `, truly ${trueCount}`}`)
    if (!isPoint && (trueCount < low || trueCount > high))
      bounded.unsound.push(`day ${day} ${key}: ${low} to ${high}, truly ${trueCount}`)
  }
  bounded.proven.push(...provenCells.map((key) => `day ${day} ${key}`))
}

/** Regions where more than 90 % have one category and yet a category is shown. */
export function findUniformCells(simulation: Simulation, day: number): string[] {
  const truth = trueFigures(simulation.worries, { day, regions: simulation.regions, counts: simulation.counts })
  const uniform = [...truth.topShare].filter(([, share]) => share > 0.9).map(([place]) => place)
  return uniform.flatMap((place) =>
    Category.options
      .map((category) => `${place}|${category}|cell/totalUsers`)
      .filter((key) => (simulation.figures[day]?.get(key) ?? null) !== null)
      .map((key) => `day ${day} ${key}`),
  )
}

/** Queries about the last published day. */
export const queryLastDay = (
  product: AttackedProduct,
  simulation: { regions: Region[]; figures: Figures[] },
): Promise<QueryResults> => runQueries({ product, regions: simulation.regions, figures: simulation.figures.at(-1) as Figures })

/** How often the attacker is right about who joined or left; 50 % is guessing. */
export function membership(attempts: Attempt[], attack: string): Rate {
  const ofAttack = attempts.filter((attempt) => attempt.attack === attack)
  const right = classifyAll(ofAttack, (attempt, classify) => classify(featuresOf(attempt)) > 0 === attempt.happened)
  return rateOf(right.filter(Boolean).length, ofAttack.length)
}

/** All attacks together, each judged by a model of its own attempts. */
export function anyMembership(memberships: Record<string, Rate>): Rate {
  const all = Object.values(memberships)
  return rateOf(
    all.reduce((sum, { hits }) => sum + hits, 0),
    all.reduce((sum, { attempts }) => sum + attempts, 0),
  )
}

export type CategoryGuess = { attacker: Rate; withoutFigures: Rate }

/** Of people who are known to have joined: how often the attacker names their category, and how often by guessing the usual one. */
export function categoryGuess(attempts: Attempt[]): CategoryGuess {
  const ofAttack = attempts.filter(({ attack }) => attack === 'anyone')
  const joins = ofAttack.filter(({ isLeaving }) => !isLeaving)
  const usual = Map.groupBy(joins, ({ target }) => target.category)
  const shareOf = (category: Category) => ((usual.get(category)?.length ?? 0) + 0.5) / (joins.length + 5)
  const guesses = classifyAll(ofAttack, (attempt, classify) => {
    const score = (category: Category) =>
      classify(featuresOf({ ...attempt, target: { ...attempt.target, category } })) + Math.log(shareOf(category))
    return Category.options.reduce((best, category) => (score(category) > score(best) ? category : best))
  })
  const confirmedJoins = ofAttack.flatMap((attempt, index) =>
    attempt.happened && !attempt.isLeaving ? [{ attempt, guess: guesses[index] }] : [],
  )
  const usualCategory = Category.options.reduce((best, category) => (shareOf(category) > shareOf(best) ? category : best))
  return {
    attacker: rateOf(
      confirmedJoins.filter(({ attempt, guess }) => attempt.target.category === guess).length,
      confirmedJoins.length,
    ),
    withoutFigures: rateOf(
      confirmedJoins.filter(({ attempt }) => attempt.target.category === usualCategory).length,
      confirmedJoins.length,
    ),
  }
}
