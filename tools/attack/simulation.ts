import type { Database } from '@worrystone/api/database'
import { sql } from 'kysely'
import type { AttackedProduct } from './attacked-product.ts'
import { type Figures, readDay } from './collected-figures.ts'
import { type Person, type Region, type Size, simulateCommunity, type Worry, worriesOn } from './community.ts'
import { type CommunityChanges, communityChanges } from './community-changes.ts'
import type { Attempt } from './membership.ts'
import { newPerson, nextTurn, ownAccounts, plantedWorries } from './own-accounts.ts'
import { type AttackSpot, dayOfAttempt, isTurn, plantsAccounts, spotsOf } from './schedule.ts'
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
  attempts: Attempt[]
  counts: (person: Person) => boolean
}

type Options = {
  database: Database
  product: AttackedProduct
  size: Size
  onDay?: (day: number, simulation: Simulation) => Promise<void>
}
type TargetAction = Omit<Attempt, 'before' | 'after'> & { spot: AttackSpot; day: number }

export const placesOf = (regions: Region[]) => ({ countries: [...new Set(regions.map(({ country }) => country))], regions })

/** Simulates a community day by day, publishes each night and lets the attacker read; a random half of the targets act. */
export async function simulate({ database, product, size, onDay }: Options): Promise<Simulation> {
  const { random, regions, people, history } = simulateCommunity(size)
  const firstDay = firstDayOf(size.days)
  const changes = communityChanges(database, firstDay)
  const simulation: Simulation = {
    ...{ regions, worries: changes.worries, figures: [], conflicts: [], attempts: [] },
    counts: (person) => !changes.leftPeople.has(person),
  }
  const accountsOf = new Map(regions.filter(plantsAccounts).map((region) => [region, ownAccounts(region)]))
  const planted = [...accountsOf].flatMap(([region, accounts]) => plantedWorries(region, accounts, size.days))
  await changes.addPeople([...people, ...[...accountsOf.values()].flat()])
  await changes.share([...history, ...planted.filter(({ day }) => day < 0)])
  await changes.leave(people.filter(({ until }) => until <= 0))
  await sql`analyze users, posts, post_analyses`.execute(database.db())

  const simulateDay = createDaySimulator({ changes, people, planted, accountsOf, spots: spotsOf(regions), size, random })
  const actions: TargetAction[] = []
  for (let day = 0; day < size.days; day++) {
    actions.push(...(await simulateDay(day)))
    await product.publish(new Date(startOfDay(firstDay, day + 1).getTime() + PUBLISHED_AFTER_MS))
    const { figures, conflicts } = await readDay(product, namedPlaces(regions))
    simulation.figures.push(figures)
    simulation.conflicts.push(...conflicts)
    await onDay?.(day, simulation)
  }
  simulation.attempts = actions.map((action) => withFigures(action, simulation.figures))
  return simulation
}

type DayContext = {
  changes: CommunityChanges
  people: Person[]
  planted: Worry[]
  accountsOf: Map<Region, Person[]>
  spots: AttackSpot[]
  size: Size
  random: () => number
}

/** All events of a day; returns the actions of the targets, whether they happened or not. */
function createDaySimulator({ changes, people, planted, accountsOf, spots, size, random }: DayContext) {
  const turns = turnsOf(accountsOf, { changes, random })
  return async (day: number): Promise<TargetAction[]> => {
    const natural = people.flatMap((person) => worriesOn(person, day, random))
    await changes.share([...natural, ...planted.filter((worry) => worry.day === day)])
    await changes.leave(people.filter(({ until }) => until === day))
    await turns.take(day)
    const actions: TargetAction[] = []
    for (const spot of spots) {
      const dayOf = dayOfAttempt(spot.schedule, { day, first: size.warmUpDays, last: size.days - 1 })
      if (dayOf === spot.schedule.actionDay) actions.push(await actOn(spot, { day, changes, people, random }))
    }
    return actions
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
function turnsOf(accountsOf: Map<Region, Person[]>, { changes, random }: { changes: CommunityChanges; random: () => number }) {
  const previousTurn = new Map<Region, Person[]>()
  return {
    async take(day: number) {
      for (const [region, accounts] of accountsOf) {
        if (!isTurn(region, day)) continue
        const activeAccounts = nextTurn(accounts, { previous: previousTurn.get(region) ?? [], random })
        await changes.leave(accounts.filter((account) => !activeAccounts.includes(account)))
        await changes.comeBack(activeAccounts)
        previousTurn.set(region, activeAccounts)
      }
    },
  }
}

type ActContext = { day: number; changes: CommunityChanges; people: Person[]; random: () => number }

/** A person joins, or the one who joined leaves; or, as often, does not. */
async function actOn(spot: AttackSpot, { day, changes, people, random }: ActContext): Promise<TargetAction> {
  const { region, joined } = spot
  const happened = random() < 0.5
  const { country, name } = region
  const person = joined?.person ?? newPerson(country, name)
  const category = joined?.category ?? spot.category ?? usualCategory(region, { people, random })
  if (happened && joined) await changes.leave([person])
  if (happened && !joined) {
    const isTalker = region.role === 'talker'
    const worry = { author: person, day, category, sentiment: isTalker ? -1 : random() * 2 - 1 }
    await changes.addPeople([person])
    await changes.share(Array.from({ length: isTalker ? EXTREME_WORRIES : 1 }, () => worry))
  }
  if (happened) spot.joined = joined ? undefined : { person, category }
  return {
    attack: region.role,
    isLeaving: joined !== undefined,
    happened,
    target: { country, region: name, category },
    spot,
    day,
  }
}

/** The category of a person's worries there. */
function usualCategory({ country, name, categories }: Region, { people, random }: Pick<ActContext, 'people' | 'random'>) {
  const neighbours = people.filter((person) => person.country === country && person.region === name)
  const neighbour = neighbours[Math.floor(random() * neighbours.length)]
  const candidates = neighbour?.categories ?? categories
  return candidates[Math.floor(random() * candidates.length)] ?? 'other'
}

function withFigures({ spot, day, ...attempt }: TargetAction, figures: Figures[]): Attempt {
  const { before, from, to } = spot.schedule
  return { ...attempt, before: figures.slice(day - before, day), after: figures.slice(day + from, day + to + 1) }
}
