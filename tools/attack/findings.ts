import { Category } from '@worrystone/contracts'
import type { AttackedProduct } from './attacked-product.ts'
import { boundHidden } from './bounds.ts'
import type { Figures } from './collected-figures.ts'
import type { Region } from './community.ts'
import type { Method } from './count-program.ts'
import { judgeAll, movesOf, type Try } from './membership.ts'
import { type QueryResults, runQueries } from './queries.ts'
import { type Rate, rateOf } from './rates.ts'
import type { Simulation } from './simulation.ts'
import { placesOf } from './simulation.ts'
import { trueFigures } from './true-figures.ts'

/** The least number of possible values of a hidden cell. */
export const FEWEST_VALUES = 10
export const ATTACKS = ['anyone', 'talker', 'quiet', 'tenth', 'trigger', 'rotating'] as const

export type Bounded = {
  hidden: number
  /** Hidden cells with fewer possible values than `FEWEST_VALUES`. */
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
export async function boundDay(simulation: Simulation, { day, method }: Day, into: Bounded) {
  const figures = simulation.figures[day] as Figures
  const truth = trueFigures(simulation.worries, { day, regions: simulation.regions, counts: simulation.counts })
  const { bounds, provenCells, isContradictory } = await boundHidden(figures, placesOf(simulation.regions), method)
  if (isContradictory) into.unsound.push(`day ${day}: the answers contradict each other`)
  for (const { key, low, high, values } of bounds) {
    into.hidden++
    into.fewestValues = Math.min(into.fewestValues, values)
    const isPoint = key.includes('/points/')
    const real = truth.people.get(key) ?? 0
    if (values < FEWEST_VALUES) into.tight.push(`day ${day} ${key}: ${low} to ${high}${isPoint ? '' : `, truly ${real}`}`)
    if (!isPoint && (real < low || real > high)) into.unsound.push(`day ${day} ${key}: ${low} to ${high}, truly ${real}`)
  }
  into.proven.push(...provenCells.map((key) => `day ${day} ${key}`))
}

/** Regions where more than 90 % have one category and yet a category is shown. */
export function uniformShown(simulation: Simulation, day: number): string[] {
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
export function membership(tries: Try[], attack: string): Rate {
  const own = tries.filter((tried) => tried.attack === attack)
  const right = judgeAll(own, (tried, judge) => judge(movesOf(tried)) > 0 === tried.happened)
  return rateOf(right.filter(Boolean).length, own.length)
}

/** All attacks together, each judged by a model of its own attempts. */
export function anyMembership(memberships: Record<string, Rate>): Rate {
  const all = Object.values(memberships)
  return rateOf(
    all.reduce((sum, { hits }) => sum + hits, 0),
    all.reduce((sum, { tries }) => sum + tries, 0),
  )
}

export type CategoryGuess = { attacker: Rate; withoutFigures: Rate }

/** Of people who are known to have joined: how often the attacker names their category, and how often by guessing the usual one. */
export function categoryGuess(tries: Try[]): CategoryGuess {
  const own = tries.filter(({ attack }) => attack === 'anyone')
  const arrivals = own.filter(({ isLeaving }) => !isLeaving)
  const usual = Map.groupBy(arrivals, ({ target }) => target.category)
  const shareOf = (category: Category) => ((usual.get(category)?.length ?? 0) + 0.5) / (arrivals.length + 5)
  const guesses = judgeAll(own, (tried, judge) => {
    const score = (category: Category) =>
      judge(movesOf({ ...tried, target: { ...tried.target, category } })) + Math.log(shareOf(category))
    return Category.options.reduce((best, category) => (score(category) > score(best) ? category : best))
  })
  const came = own.flatMap((tried, at) => (tried.happened && !tried.isLeaving ? [{ tried, guess: guesses[at] }] : []))
  const most = Category.options.reduce((best, category) => (shareOf(category) > shareOf(best) ? category : best))
  return {
    attacker: rateOf(came.filter(({ tried, guess }) => tried.target.category === guess).length, came.length),
    withoutFigures: rateOf(came.filter(({ tried }) => tried.target.category === most).length, came.length),
  }
}
