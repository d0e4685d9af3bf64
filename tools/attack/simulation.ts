import type { Database } from '@worrystone/api/database'
import { sql } from 'kysely'
import type { AttackedProduct } from './attacked-product.ts'
import { type Figures, readDay } from './collected-figures.ts'
import { type Person, type Region, type Size, simulateCommunity, type Worry, worriesOn } from './community.ts'
import { type CommunityChanges, communityChanges } from './community-changes.ts'
import type { Try } from './membership.ts'
import { inTurn, newPerson, ownAccounts, plantedWorries } from './own-accounts.ts'
import { dayOfTry, isTurn, plantsAccounts, type Spot, spotsOf } from './schedule.ts'
import { startOfDay } from './simulated-database.ts'

const PUBLISHED_AFTER_MS = 10 * 60_000
const EXTREME_WORRIES = 10

export type Simulation = {
  regions: Region[]
  worries: Worry[]
  /** For each published day. */
  figures: Figures[]
  /** One figure with two values on one day. */
  conflicts: string[]
  tries: Try[]
  counts: (person: Person) => boolean
}

type Parts = {
  database: Database
  product: AttackedProduct
  size: Size
  onDay?: (day: number, simulation: Simulation) => Promise<void>
}
type Act = Omit<Try, 'before' | 'after'> & { spot: Spot; day: number }

export const placesOf = (regions: Region[]) => ({ countries: [...new Set(regions.map(({ country }) => country))], regions })

/** Simulates a community day by day, publishes each night and lets the attacker read; a random half of the targets act. */
export async function simulate({ database, product, size, onDay }: Parts): Promise<Simulation> {
  const { next, regions, people, history } = simulateCommunity(size)
  const firstDay = firstDayOf(size.days)
  const changes = communityChanges(database, firstDay)
  const simulation: Simulation = {
    ...{ regions, worries: changes.worries, figures: [], conflicts: [], tries: [] },
    counts: (person) => !changes.gone.has(person),
  }
  const accountsOf = new Map(regions.filter(plantsAccounts).map((region) => [region, ownAccounts(region)]))
  const planted = [...accountsOf].flatMap(([region, accounts]) => plantedWorries(region, accounts, size.days))
  await changes.addPeople([...people, ...[...accountsOf.values()].flat()])
  await changes.share([...history, ...planted.filter(({ day }) => day < 0)])
  await changes.leave(people.filter(({ until }) => until <= 0))
  await sql`analyze users, posts, post_analyses`.execute(database.db())

  const live = livedDays({ changes, people, planted, accountsOf, spots: spotsOf(regions), size, next })
  const acts: Act[] = []
  for (let day = 0; day < size.days; day++) {
    acts.push(...(await live(day)))
    await product.publish(new Date(startOfDay(firstDay, day + 1).getTime() + PUBLISHED_AFTER_MS))
    const { found, conflicts } = await readDay(product, namedPlaces(regions))
    simulation.figures.push(found)
    simulation.conflicts.push(...conflicts)
    await onDay?.(day, simulation)
  }
  simulation.tries = acts.map((act) => withFigures(act, simulation.figures))
  return simulation
}

type Life = {
  changes: CommunityChanges
  people: Person[]
  planted: Worry[]
  accountsOf: Map<Region, Person[]>
  spots: Spot[]
  size: Size
  next: () => number
}

/** All events of a day; returns what the targets did or did not. */
function livedDays({ changes, people, planted, accountsOf, spots, size, next }: Life) {
  const turns = turnsOf(accountsOf, { changes, next })
  return async (day: number): Promise<Act[]> => {
    const natural = people.flatMap((person) => worriesOn(person, day, next))
    await changes.share([...natural, ...planted.filter((worry) => worry.day === day)])
    await changes.leave(people.filter(({ until }) => until === day))
    await turns.take(day)
    const acts: Act[] = []
    for (const spot of spots) {
      const dayOf = dayOfTry(spot.schedule, { day, first: size.warmUpDays, last: size.days - 1 })
      if (dayOf === spot.schedule.acts) acts.push(await act(spot, { day, changes, people, next }))
    }
    return acts
  }
}

/** The last simulated day is yesterday. */
function firstDayOf(days: number): Date {
  const today = new Date()
  today.setUTCHours(0, 0, 0, 0)
  return startOfDay(today, -days)
}

const namedPlaces = (regions: Region[]) => ({
  countries: placesOf(regions).countries,
  regions: regions.map(({ country, name }) => `${country}:${name}`),
})

/** Own accounts that join and leave, so that figures are made again when the attacker wants it. */
function turnsOf(accountsOf: Map<Region, Person[]>, { changes, next }: { changes: CommunityChanges; next: () => number }) {
  const counted = new Map<Region, Person[]>()
  return {
    async take(day: number) {
      for (const [region, accounts] of accountsOf) {
        if (!isTurn(region, day)) continue
        const now = inTurn(accounts, { last: counted.get(region) ?? [], next })
        await changes.leave(accounts.filter((account) => !now.includes(account)))
        await changes.comeBack(now)
        counted.set(region, now)
      }
    },
  }
}

type QueryScope = { day: number; changes: CommunityChanges; people: Person[]; next: () => number }

/** A person joins, or the one who joined leaves; or, as often, does not. */
async function act(spot: Spot, { day, changes, people, next }: QueryScope): Promise<Act> {
  const { region, present } = spot
  const happened = next() < 0.5
  const { country, name } = region
  const person = present?.person ?? newPerson(country, name)
  const category = present?.category ?? spot.category ?? usualCategory(region, { people, next })
  if (happened && present) await changes.leave([person])
  if (happened && !present) {
    const isTalker = region.role === 'talker'
    const worry = { author: person, day, category, sentiment: isTalker ? -1 : next() * 2 - 1 }
    await changes.addPeople([person])
    await changes.share(Array.from({ length: isTalker ? EXTREME_WORRIES : 1 }, () => worry))
  }
  if (happened) spot.present = present ? undefined : { person, category }
  return {
    attack: region.role,
    isLeaving: present !== undefined,
    happened,
    target: { country, region: name, category },
    spot,
    day,
  }
}

/** The category of a person's worries there. */
function usualCategory({ country, name, categories }: Region, { people, next }: Pick<QueryScope, 'people' | 'next'>) {
  const neighbours = people.filter((person) => person.country === country && person.region === name)
  const neighbour = neighbours[Math.floor(next() * neighbours.length)]
  const candidates = neighbour?.categories ?? categories
  return candidates[Math.floor(next() * candidates.length)] ?? 'other'
}

function withFigures({ spot, day, ...tried }: Act, figures: Figures[]): Try {
  const { before, from, to } = spot.schedule
  return { ...tried, before: figures.slice(day - before, day), after: figures.slice(day + from, day + to + 1) }
}
