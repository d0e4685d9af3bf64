import type { Insertable } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { keyColumns } from '../../modules/resolutions/index.ts'
import type { InventedPerson } from './people.ts'
import type { Random } from './random.ts'
import type { Sentences, WrittenLanguage } from './sentences.ts'
import type { InventedWorry } from './worries.ts'

const DAY = 24 * 60 * 60_000
const MEAN_SUPPORTS = 2
const MEAN_ME_TOOS = 1.1
const MAX_REACTIONS = 9
/** The share of reactions from people who write the same language. */
const SAME_LANGUAGE_SHARE = 0.85
const RESOLVED_SHARE = 0.26
const SIMILAR_SHARE = 0.5
/** How many of the previous worries about the same subcategory are in the same place. */
const MAX_NEARBY = 2

type Reaction = { user_id: string; post_id: string; created_at: Date }
type Context = { random: Random; people: InventedPerson[]; now: number }

/** Supports or me-toos on public worries, from others who had joined by then. */
function reactionsTo(worries: InventedWorry[], mean: number, { random, people, now }: Context): Reaction[] {
  const byLanguage = Map.groupBy(people, ({ language }) => language)

  return worries.flatMap(({ id, by, at, privacy }) => {
    if (privacy !== 'public') return []
    const reactorIds = new Set<string>()
    return Array.from({ length: Math.min(MAX_REACTIONS, Math.floor(random.exponential(mean))) }).flatMap(() => {
      const candidates = random.isTrue(SAME_LANGUAGE_SHARE) ? (byLanguage.get(by.language) ?? people) : people
      const person = random.pick(candidates)
      const created_at = new Date(at.getTime() + random.exponential(1.2 * DAY))
      if (person === by || reactorIds.has(person.id) || person.joined > created_at || created_at.getTime() > now) return []
      reactorIds.add(person.id)
      return [{ user_id: person.id, post_id: id, created_at }]
    })
  })
}

export const supportsOf = (worries: InventedWorry[], context: Context) => reactionsTo(worries, MEAN_SUPPORTS, context)
export const meToosOf = (worries: InventedWorry[], context: Context) => reactionsTo(worries, MEAN_ME_TOOS, context)

type ResolutionContext = { random: Random; textsOf: (language: WrittenLanguage) => Sentences; now: number }

/** Resolved worries. Their stories are not shared: the public ones are those written by hand. */
export function resolutionsOf(worries: InventedWorry[], { random, textsOf, now }: ResolutionContext) {
  return worries.flatMap(({ id, by, at }): Insertable<Tables['resolutions']>[] => {
    const resolved_at = new Date(at.getTime() + DAY + random.exponential(12 * DAY))
    if (!random.isTrue(RESOLVED_SHARE) || resolved_at.getTime() > now) return []
    const coping_methods = random.shuffled(textsOf(by.language).copingMethods).slice(0, random.isTrue(0.4) ? 2 : 1)
    const rating = random.isTrue(0.7) ? Math.floor(random.between(3, 6)) : null
    const row = { post_id: id, user_id: by.id, coping_methods, ...keyColumns(coping_methods), rating, is_public: false }
    return [{ ...row, resolved_at, updated_at: resolved_at }]
  })
}

/** Worries of two people about the same subcategory in the same language, in both directions. */
export function similarTo(worries: InventedWorry[], { random }: Pick<Context, 'random'>): Insertable<Tables['similar_posts']>[] {
  const latest = new Map<string, InventedWorry>()
  return worries.flatMap((worry) => {
    const key = `${worry.by.language} ${worry.sentence.subcategory}`
    const other = latest.get(key)
    latest.set(key, worry)
    if (!other || other.by === worry.by || other.sentence === worry.sentence || !random.isTrue(SIMILAR_SHARE)) return []
    const similarity = random.between(0.5, 0.75)
    return [
      { post_id: worry.id, other_id: other.id, similarity },
      { post_id: other.id, other_id: worry.id, similarity },
    ]
  })
}

/** Worries of two people about the same subcategory in the same language that are not similar, in both directions. */
export function nearbyTo(
  worries: InventedWorry[],
  similar: Insertable<Tables['similar_posts']>[],
  { random }: Pick<Context, 'random'>,
): Insertable<Tables['nearby_posts']>[] {
  const isSimilar = new Set(similar.map(({ post_id, other_id }) => `${post_id} ${other_id}`))
  const latest = new Map<string, InventedWorry[]>()
  return worries.flatMap((worry) => {
    const key = `${worry.by.language} ${worry.sentence.subcategory}`
    const previous = latest.get(key) ?? []
    latest.set(key, [worry, ...previous].slice(0, MAX_NEARBY + 1))
    return previous
      .filter(({ id, by, sentence }) => by !== worry.by && sentence !== worry.sentence && !isSimilar.has(`${worry.id} ${id}`))
      .slice(0, MAX_NEARBY)
      .flatMap(({ id }) => {
        const similarity = random.between(0.25, 0.45)
        return [
          { post_id: worry.id, other_id: id, similarity },
          { post_id: id, other_id: worry.id, similarity },
        ]
      })
  })
}
