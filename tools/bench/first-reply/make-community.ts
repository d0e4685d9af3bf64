import { randomNumbers } from '@worrystone/api/random-numbers'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const CATEGORIES = 10
/** So many of the worries speak of danger, and are in the moderators' queue at once. */
const DANGEROUS = 0.05
/** How unequal people are: few come many times a day, most once in a while. */
const POWER = 1.1

export type Reader = { id: number; isExperienced: boolean; lived: Set<number> }
export type Worry = { id: string; at: number; category: number; isDangerous: boolean }
/** `seed`: what the visitor would decide about each worry is the same under every order of the feed. */
export type Visit = { reader: Reader; at: number; seed: number }
export type Community = { worries: Worry[]; visits: Visit[] }
export type Size = { readers: number; worries: number; visits: number; hours: number; seed: number }

/** A made-up evening and night: people, what they share, and when they look. */
export function makeCommunity({ readers: readerCount, worries: worryCount, visits: visitCount, hours, seed }: Size): Community {
  const random = randomNumbers(seed)
  const pick = (count: number) => Math.floor(random() * count)
  /** From 0 to 1, most often around the middle of the night; the more so, the more `numbers`. */
  const peaked = (numbers: number) => Array.from({ length: numbers }, random).reduce((sum, one) => sum + one, 0) / numbers
  const readers = Array.from({ length: readerCount }, (_, id): Reader => {
    // Those who come most often have written most.
    const isExperienced = id < readerCount / 20
    return { id, isExperienced, lived: new Set(Array.from({ length: 1 + pick(2) }, () => pick(CATEGORIES))) }
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
  const worries = Array.from({ length: worryCount }, (_, at): Worry => {
    const isDangerous = random() < DANGEROUS
    return { id: String(at).padStart(6, '0'), at: peaked(3) * hours * HOUR, category: pick(CATEGORIES), isDangerous }
  })
  const visits = Array.from({ length: visitCount }, (): Visit => {
    const reader = someReader() as Reader
    return { reader, at: peaked(2) * (hours + 1) * HOUR, seed: pick(2 ** 31) }
  })
  return { worries, visits: visits.sort((a, b) => a.at - b.at) }
}
