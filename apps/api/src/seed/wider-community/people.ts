import { Category } from '@worrystone/contracts'
import { demoId } from '../demo-id.ts'
import { type DemoCountry, demoCountries, type Region } from './countries.ts'
import type { Random } from './random.ts'
import type { Sentences, WrittenLanguage } from './sentences.ts'

export type InventedPerson = {
  id: string
  username: string
  name: string
  language: WrittenLanguage
  country: DemoCountry
  home: Region
  joined: Date
  worriesAMonth: number
  /** The categories this person writes about more often than others. */
  favourites: Category[]
  sharesLocation: boolean
  /** The share of this person's worries that are public. */
  publicShare: number
}

const DAY = 24 * 60 * 60_000
/** The age of the youngest accounts in days. */
const MIN_ACCOUNT_DAYS = 12
const LETTERS = 'ABCDEFGHJKLMNOPRSTVWZ'
/** Languages whose names are followed by an initial. */
const WITH_INITIAL = new Set<WrittenLanguage>(['en', 'de', 'fr', 'es', 'it', 'pt'])

type Context = { random: Random; textsOf: (language: WrittenLanguage) => Sentences; now: number; days: number }

/** Invented people of all demo countries, the oldest accounts first. None refers to a real person. */
export function inventPeople({ random, textsOf, now, days }: Context): InventedPerson[] {
  const usernames = new Set<string>()

  function invent(country: DemoCountry): InventedPerson {
    const home = random.pick(country.regions, ({ share }) => share)
    const language = home.language ?? country.language
    const { name, username } = nameFor(language, country.names)
    // More of them joined lately, as in a growing community.
    const joinedDaysAgo = MIN_ACCOUNT_DAYS + (days - MIN_ACCOUNT_DAYS) * random.next() ** 1.3
    return {
      ...{ id: demoId(`person ${username}`), username, name, language, country, home },
      joined: new Date(now - joinedDaysAgo * DAY),
      worriesAMonth: 0.35 + Math.min(random.exponential(0.75), 3),
      favourites: random.shuffled(Category.options).slice(0, 2),
      sharesLocation: random.isTrue(0.92),
      publicShare: random.isTrue(0.25) ? 0.5 : 0.95,
    }
  }

  function nameFor(language: WrittenLanguage, names = language) {
    const { name, username: latinName } = random.pick(textsOf(names).names)
    const initial = LETTERS[Math.floor(random.next() * LETTERS.length)] ?? 'A'
    let username: string
    do username = `${latinName}_${initial.toLowerCase()}${Math.floor(random.between(10, 100))}`
    while (usernames.has(username))
    usernames.add(username)
    const displayName = names === language ? name : `${latinName[0]?.toUpperCase()}${latinName.slice(1)}`
    return { username, name: WITH_INITIAL.has(language) ? `${displayName} ${initial}.` : displayName }
  }

  return demoCountries()
    .flatMap((country) => Array.from({ length: country.people }, () => invent(country)))
    .sort((a, b) => a.joined.getTime() - b.joined.getTime())
}
