import { randomNumbers } from '@worrystone/api/random-numbers'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const CATEGORIES = 10
/** The share of worries that are about danger, and are in the moderators' queue at once. */
const DANGEROUS = 0.05
/** The exponent of the distribution of visits: few people visit often, most rarely. */
const POWER = 1.1

export type Reader = { id: number; isExperienced: boolean; knownCategories: Set<number> }
export type Worry = { id: string; at: number; category: number; isDangerous: boolean }
/** `seed`: what the visitor would decide about each worry is the same under every order of the feed. */
export type Visit = { reader: Reader; at: number; seed: number }
export type Community = { worries: Worry[]; visits: Visit[] }
export type Size = { readers: number; worries: number; visits: number; hours: number; seed: number }

/** A simulated evening and night: people, their worries and their visits. */
export function makeCommunity({ readers: readerCount, worries: worryCount, visits: visitCount, hours, seed }: Size): Community {
  const random = randomNumbers(seed)
  const pick = (count: number) => Math.floor(random() * count)
  /** From 0 to 1, most often around the middle of the night; the more so, the more `numbers`. */
  const peaked = (numbers: number) => Array.from({ length: numbers }, random).reduce((sum, value) => sum + value, 0) / numbers
  const readers = Array.from({ length: readerCount }, (_, id): Reader => {
    // Frequent visitors are the experienced ones.
    const isExperienced = id < readerCount / 20
    return { id, isExperienced, knownCategories: new Set(Array.from({ length: 1 + pick(2) }, () => pick(CATEGORIES))) }
  })
  const weights = readers.map(({ id }) => (id + 1) ** -POWER)
  let total = 0
  const sums = weights.map((weight) => {
    total += weight
    return total
  })
  const someReader = () => {
    const chosen = random() * total
    return readers[sums.findIndex((sum) => sum >= chosen)] ?? readers[0]
  }
  const worries = Array.from({ length: worryCount }, (_, index): Worry => {
    const isDangerous = random() < DANGEROUS
    return { id: String(index).padStart(6, '0'), at: peaked(3) * hours * HOUR, category: pick(CATEGORIES), isDangerous }
  })
  const visits = Array.from({ length: visitCount }, (): Visit => {
    const reader = someReader() as Reader
    return { reader, at: peaked(2) * (hours + 1) * HOUR, seed: pick(2 ** 31) }
  })
  return { worries, visits: visits.sort((a, b) => a.at - b.at) }
}
