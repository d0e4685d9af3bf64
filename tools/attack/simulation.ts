import { sql } from 'kysely'
import type { Database } from '../../apps/api/src/db/db.ts'
import type { AttackedProduct } from './attacked-product.ts'
import { type Person, type Region, type Size, simulateCommunity, type Worry, worriesOn } from './community.ts'
import { type Figures, readDay } from './figures-seen.ts'
import type { Try } from './membership.ts'
import { inTurn, newPerson, ownAccounts, plantedWorries } from './own-accounts.ts'
import { dayOfTry, isTurn, plantsAccounts, type Spot, spotsOf } from './schedule.ts'
import { simulatedDatabase, startOfDay } from './simulated-database.ts'

const PUBLISHED_AFTER_MS = 10 * 60_000
const EXTREME_WORRIES = 10

export type Simulation = {
  regions: Region[]
  worries: Worry[]
  /** Of each day that was published. */
  figures: Figures[]
  /** The same figure answered in two ways on one day. */
  conflicts: string[]
  tries: Try[]
  counts: (person: Person) => boolean
}

type Parts = { database: Database; product: AttackedProduct; size: Size; onDay?: (day: number, so: Simulation) => Promise<void> }
type Act = Omit<Try, 'before' | 'after'> & { spot: Spot; day: number }

export const placesOf = (regions: Region[]) => ({ countries: [...new Set(regions.map(({ country }) => country))], regions })

/** Plays a community day after day, publishes each night and lets the attacker read; of the people under attack half act, by a coin. */
export async function simulate({ database, product, size, onDay }: Parts): Promise<Simulation> {
  const { next, regions, people, history } = simulateCommunity(size)
  const firstDay = firstDayOf(size.days)
  const changes = communityChanges(database, firstDay)
  const planted = regions.filter(plantsAccounts).map((region) => ({ region, accounts: ownAccounts(region) }))
  const plantedAll = planted.flatMap(({ region, accounts }) => plantedWorries(region, accounts, size.days))
  const accountsOf = new Map(planted.map(({ region, accounts }) => [region, accounts]))
  const so: Simulation = {
    ...{ regions, worries: changes.worries, figures: [], conflicts: [], tries: [] },
    counts: (person) => !changes.gone.has(person),
  }

  await changes.addPeople([...people, ...planted.flatMap(({ accounts }) => accounts)])
  await changes.share([...history, ...plantedAll.filter(({ day }) => day < 0)])
  await changes.leave(people.filter(({ until }) => until <= 0))
  await sql`analyze users, posts, post_analyses`.execute(database.db())

  const spots = spotsOf(regions)
  const acts: Act[] = []
  const turns = turnsOf(accountsOf, { changes, next })
  for (let day = 0; day < size.days; day++) {
    await changes.share([
      ...people.flatMap((person) => worriesOn(person, day, next)),
      ...plantedAll.filter((one) => one.day === day),
    ])
    await changes.leave(people.filter(({ until }) => until === day))
    await turns.take(day)
    for (const spot of spots) {
      if (dayOfTry(spot.schedule, { day, last: size.days - 1 }) === spot.schedule.acts)
        acts.push(await act(spot, { day, changes, people, next }))
    }
    await product.publish(new Date(startOfDay(firstDay, day + 1).getTime() + PUBLISHED_AFTER_MS))
    const { found, conflicts } = await readDay(product, asked(regions))
    so.figures.push(found)
    so.conflicts.push(...conflicts)
    await onDay?.(day, so)
  }
  so.tries = acts.map((one) => withFigures(one, so.figures))
  return so
}

/** The last simulated day is yesterday. */
function firstDayOf(days: number): Date {
  const today = new Date()
  today.setUTCHours(0, 0, 0, 0)
  return startOfDay(today, -days)
}

const asked = (regions: Region[]) => ({
  countries: placesOf(regions).countries,
  regions: regions.map(({ country, name }) => `${country}:${name}`),
})

type Changes = ReturnType<typeof communityChanges>

/** What happens in the community, in the database and in what is known to be true. */
function communityChanges(database: Database, firstDay: Date) {
  const written = simulatedDatabase(database, firstDay)
  const gone = new Set<Person>()
  const worries: Worry[] = []
  return {
    gone,
    worries,
    addPeople: written.addPeople,
    async share(shared: Worry[]) {
      await written.addWorries(shared)
      for (const worry of shared) worries.push(worry)
    },
    async leave(people: Person[]) {
      for (const person of people) gone.add(person)
      await written.leave(people)
    },
    async comeBack(people: Person[]) {
      for (const person of people) gone.delete(person)
      await written.comeBack(people)
    },
  }
}

/** Own accounts that come and go, so that figures are made anew when the attacker wants it. */
function turnsOf(accountsOf: Map<Region, Person[]>, { changes, next }: { changes: Changes; next: () => number }) {
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

type Scene = { day: number; changes: Changes; people: Person[]; next: () => number }

/** A person comes, or the one who came goes; or, as often, does not. */
async function act(spot: Spot, { day, changes, people, next }: Scene): Promise<Act> {
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

/** What somebody there worries about. */
function usualCategory({ country, name, categories }: Region, { people, next }: Pick<Scene, 'people' | 'next'>) {
  const neighbours = people.filter((person) => person.country === country && person.region === name)
  const one = neighbours[Math.floor(next() * neighbours.length)]
  const kept = one?.categories ?? categories
  return kept[Math.floor(next() * kept.length)] ?? 'other'
}

function withFigures({ spot, day, ...tried }: Act, figures: Figures[]): Try {
  const { before, from, to } = spot.schedule
  return { ...tried, before: figures.slice(day - before, day), after: figures.slice(day + from, day + to + 1) }
}
