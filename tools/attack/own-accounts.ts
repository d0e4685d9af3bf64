import { randomUUID } from 'node:crypto'
import { Category } from '@worrystone/contracts'
import { isQuiet, type Person, type Region, type Worry } from './community.ts'

/** The most accounts of the attacker in one cell. */
export const OWN_ACCOUNTS = 9
/** How many of them count on a day when they rotate. */
const TURN_SIZE = 5
/** Old enough to be in the longest window only, as the other people of a quiet region. */
const OLD_DAY = -100
const REPEATED_EACH = 25
const FIRST_DAY = -20

/** Categories that only the attacker's accounts have, or with the few people of a quiet region. */
export const plantedCategories = ({ role, categories }: Region): Category[] =>
  role === 'tenth' ? Category.options.filter((category) => !categories.includes(category)) : categories

export function ownAccounts({ country, name }: Region): Person[] {
  return Array.from({ length: OWN_ACCOUNTS }, () => newPerson(country, name))
}

/** An account without worries, with a location. */
export function newPerson(country: string, region: string): Person {
  return {
    ...{
      id: randomUUID(),
      country,
      region,
      sharesLocation: true,
      from: Number.NEGATIVE_INFINITY,
      until: Number.POSITIVE_INFINITY,
    },
    ...{ rate: 0, categories: [], mood: 0 },
  }
}

/** The worries that make the own accounts count on every day of the attack. */
export function plantedWorries(region: Region, accounts: Person[], days: number): Worry[] {
  const worryDays = isQuiet(region) ? [OLD_DAY] : daysFrom(FIRST_DAY, days)
  return plantedCategories(region).flatMap((category) =>
    accounts.flatMap((author) => worryDays.map((day) => ({ author, day, category, sentiment: 0 }))),
  )
}

const daysFrom = (first: number, last: number) =>
  Array.from({ length: Math.ceil((last - first) / REPEATED_EACH) }, (_, index) => first + index * REPEATED_EACH)

/** The accounts that count next: all that did not, and one that did, so that many change and the noise is drawn again. */
export function nextTurn(accounts: Person[], { previous, random }: { previous: Person[]; random: () => number }): Person[] {
  const restingAccounts = accounts.filter((account) => !previous.includes(account))
  return [...shuffled(restingAccounts, random), ...shuffled(previous, random)].slice(0, TURN_SIZE)
}

const shuffled = (accounts: Person[], random: () => number) =>
  accounts
    .map((account) => ({ account, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ account }) => account)
