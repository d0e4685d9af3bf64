import { randomUUID } from 'node:crypto'
import { randomNumbers } from '@worrystone/api/random-numbers'
import { Category } from '@worrystone/contracts'

/** The behaviour of the people of a region, which selects the attack that is tried there. */
export type RegionRole = 'anyone' | 'talker' | 'tenth' | 'quiet' | 'rotating' | 'trigger' | 'uniform'

export type Region = { country: string; name: string; role: RegionRole; share: number; categories: Category[] }

export type Person = {
  id: string
  country: string
  region: string | null
  sharesLocation: boolean
  /** Days on which the account exists; day 0 is the first simulated day. */
  from: number
  until: number
  rate: number
  categories: Category[]
  mood: number
}

export type Worry = { author: Person; day: number; category: Category; sentiment: number }

/**
 * `historyDays`: how far back worries go when the simulation starts. `warmUpDays`: no attack before, because a figure is shown only a
 * week after it may be.
 */
export type Size = { people: number; countries: number; days: number; historyDays: number; warmUpDays: number; seed: number }

const PLACES: [string, string[]][] = [
  ['DE', ['Bavaria', 'Saxony', 'Hesse', 'Thuringia', 'Saarland']],
  ['US', ['Florida', 'Georgia', 'Missouri', 'Kansas', 'Delaware']],
  ['FR', ['Brittany', 'Normandy', 'New Aquitaine', 'Pays de la Loire', 'Corsica']],
  ['BR', ['Pernambuco', 'Maranhão', 'Alagoas', 'Piauí', 'Amapá']],
  ['ES', ['Andalusia', 'Valencia', 'Murcia', 'Asturias', 'Ceuta']],
  ['IT', ['Tuscany', 'Apulia', 'Sicily', 'Umbria', 'Aosta Valley']],
  ['JP', ['Tokyo', 'Shizuoka', 'Tochigi', 'Yamanashi', 'Tottori']],
  ['IN', ['Rajasthan', 'Punjab', 'Telangana', 'Tripura', 'Sikkim']],
]
const COUNTRY_SHARES = [0.25, 0.2, 0.15, 0.12, 0.1, 0.08, 0.06, 0.04]
const REGION_SHARES = [0.42, 0.28, 0.18, 0.1, 0.02]
const ROLES: RegionRole[] = ['anyone', 'talker', 'tenth']
const QUIET_ROLES: RegionRole[] = ['quiet', 'rotating', 'trigger']
/** Simulated people of the regions with accounts of the attacker have these categories only; the others are empty there. */
const HALF: Category[] = ['work', 'health', 'family', 'social', 'relationships']
const CATEGORIES_OF: Partial<Record<RegionRole, Category[]>> = {
  uniform: ['work'],
  tenth: HALF,
  quiet: HALF,
  rotating: HALF,
  trigger: HALF,
}
const SHARES_LOCATION = 0.9
const NAMES_REGION = 0.95
const TALKERS = 0.01
const TALKER_RATE = 1.5
const MEAN_RATE = 1 / 30
/** The worries of quiet regions are older than the shorter windows, and recent enough to be in the longest for the whole simulation. */
const QUIET_SINCE = 95
const LAST_OF_QUIET = 280

export function regionsOf(countries: number): Region[] {
  return PLACES.slice(0, countries).flatMap(([country, names], c) =>
    names.map((name, r) => {
      const role = roleOf({ c, r, countries })
      const share = (COUNTRY_SHARES[c] ?? 0) * (REGION_SHARES[r] ?? 0)
      return { country, name, role, share, categories: CATEGORIES_OF[role] ?? Category.options }
    }),
  )
}

/** The last region but one of the last two countries has worries about work only; in the smallest regions nobody joins or leaves. */
function roleOf({ c, r, countries }: { c: number; r: number; countries: number }): RegionRole {
  if (r === 3 && c >= countries - 2) return 'uniform'
  return ROLES[r] ?? QUIET_ROLES[(c + r) % QUIET_ROLES.length] ?? 'quiet'
}

/** People of one place with one profile, generated from a seed: the same community for the same seed. */
export function simulateCommunity(size: Size) {
  const random = randomNumbers(size.seed)
  const regions = regionsOf(size.countries)
  const total = regions.reduce((sum, { share }) => sum + share, 0)
  const people = regions.flatMap((region) => {
    const count = isQuiet(region) ? 30 + Math.floor(random() * 20) : Math.round((size.people * region.share) / total)
    return Array.from({ length: count }, () => createPerson(region, { random, size }))
  })
  return { random, regions, people, history: people.flatMap((person) => historyOf(person, { random, size, regions })) }
}

export const isQuiet = ({ role }: Region) => QUIET_ROLES.includes(role)

type Context = { random: () => number; size: Size }

function createPerson(region: Region, { random, size }: Context): Person {
  const isTalker = !isQuiet(region) && random() < TALKERS
  const from = isQuiet(region) ? -size.historyDays : Math.floor(random() ** 2 * (size.days + size.historyDays)) - size.historyDays
  return {
    id: randomUUID(),
    country: region.country,
    region: random() < NAMES_REGION || isQuiet(region) ? region.name : null,
    sharesLocation: random() < SHARES_LOCATION || isQuiet(region),
    from,
    until: !isQuiet(region) && random() < 0.1 ? from + Math.floor(random() * 400) : Number.POSITIVE_INFINITY,
    rate: rateOf(region, { isTalker, random }),
    categories: someCategories(region, random),
    mood: random() * 1.2 - 0.9,
  }
}

const rateOf = (region: Region, { isTalker, random }: { isTalker: boolean; random: () => number }) =>
  isQuiet(region) ? 0 : isTalker ? TALKER_RATE : MEAN_RATE * -Math.log(1 - random())

/** Two or three recurring categories; the region's first one is the usual one. */
function someCategories(region: Region, random: () => number): Category[] {
  const { categories } = region
  const skew = isQuiet(region) ? 1.2 : 1.8
  const pickCategory = () => categories[Math.floor(random() ** skew * categories.length)] as Category
  return [pickCategory(), pickCategory(), pickCategory()]
}

/** The worries of a person on one day. */
export function worriesOn(person: Person, day: number, random: () => number): Worry[] {
  if (day < person.from || day >= person.until) return []
  return Array.from({ length: poisson(person.rate, random) }, () => createWorry(person, day, random))
}

export function createWorry(author: Person, day: number, random: () => number): Worry {
  const category = author.categories[Math.floor(random() * author.categories.length)] as Category
  const sentiment = Math.max(-1, Math.min(1, author.mood + (random() + random() - 1) * 0.4))
  return { author, day, category, sentiment }
}

function historyOf(person: Person, { random, size, regions }: Context & { regions: Region[] }): Worry[] {
  const region = regions.find(({ name, country }) => name === person.region && country === person.country)
  if (region && isQuiet(region)) {
    return Array.from({ length: 1 + poisson(2, random) }, () =>
      createWorry(person, -QUIET_SINCE - Math.floor(random() * (LAST_OF_QUIET - QUIET_SINCE)), random),
    )
  }
  const first = Math.max(person.from, -size.historyDays)
  const last = Math.min(person.until, 0)
  const count = last > first ? poisson(person.rate * (last - first), random) : 0
  return Array.from({ length: count }, () => createWorry(person, first + Math.floor(random() * (last - first)), random))
}

/** Knuth's method; the means here are small or are split. */
function poisson(mean: number, random: () => number): number {
  if (mean > 20) return poisson(mean / 2, random) + poisson(mean / 2, random)
  const limit = Math.exp(-mean)
  let count = 0
  for (let product = random(); product > limit; product *= random()) count++
  return count
}
