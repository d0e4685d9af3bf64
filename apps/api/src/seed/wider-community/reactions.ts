import type { Insertable } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { Invented } from './people.ts'
import type { Random } from './random.ts'
import type { Sentences, WrittenLanguage } from './sentences.ts'
import type { InventedWorry } from './worries.ts'

const DAY = 24 * 60 * 60_000
const SUPPORTS = 2
const ME_TOOS = 1.1
const MOST = 9
/** The share of reactions from people who write the same language. */
const SAME_LANGUAGE = 0.85
const RESOLVED = 0.26
const SIMILAR = 0.5
/** How many of the previous worries about the same subcategory are in the same place. */
const NEARBY = 2

type Reaction = { user_id: string; post_id: string; created_at: Date }
type Context = { random: Random; people: Invented[]; now: number }

/** Supports or me-toos on public worries, from others who had joined by then. */
function reactionsTo(worries: InventedWorry[], mean: number, { random, people, now }: Context): Reaction[] {
  const byLanguage = Map.groupBy(people, ({ language }) => language)

  return worries.flatMap(({ id, by, at, privacy }) => {
    if (privacy !== 'public') return []
    const names = new Set<string>()
    return Array.from({ length: Math.min(MOST, Math.floor(random.around(mean))) }).flatMap(() => {
      const from = random.isTrue(SAME_LANGUAGE) ? (byLanguage.get(by.language) ?? people) : people
      const reader = random.pick(from)
      const created_at = new Date(at.getTime() + random.around(1.2 * DAY))
      if (reader === by || names.has(reader.id) || reader.joined > created_at || created_at.getTime() > now) return []
      names.add(reader.id)
      return [{ user_id: reader.id, post_id: id, created_at }]
    })
  })
}

export const supportsOf = (worries: InventedWorry[], parts: Context) => reactionsTo(worries, SUPPORTS, parts)
export const meToosOf = (worries: InventedWorry[], parts: Context) => reactionsTo(worries, ME_TOOS, parts)

type Resolving = { random: Random; textsOf: (language: WrittenLanguage) => Sentences; now: number }

/** Resolved worries. Their stories are not shared: the public ones are those written by hand. */
export function resolutionsOf(worries: InventedWorry[], { random, textsOf, now }: Resolving) {
  return worries.flatMap(({ id, by, at }): Insertable<Tables['resolutions']>[] => {
    const resolved_at = new Date(at.getTime() + DAY + random.around(12 * DAY))
    if (!random.isTrue(RESOLVED) || resolved_at.getTime() > now) return []
    const coping_methods = random.shuffled(textsOf(by.language).helped).slice(0, random.isTrue(0.4) ? 2 : 1)
    const rating = random.isTrue(0.7) ? Math.floor(random.between(3, 6)) : null
    return [{ post_id: id, user_id: by.id, coping_methods, rating, is_public: false, resolved_at, updated_at: resolved_at }]
  })
}

/** Worries of two people about the same subcategory in the same language, in both directions. */
export function similarTo(worries: InventedWorry[], { random }: Pick<Context, 'random'>): Insertable<Tables['similar_posts']>[] {
  const latest = new Map<string, InventedWorry>()
  return worries.flatMap((worry) => {
    const key = `${worry.by.language} ${worry.sentence.subcategory}`
    const other = latest.get(key)
    latest.set(key, worry)
    if (!other || other.by === worry.by || other.sentence === worry.sentence || !random.isTrue(SIMILAR)) return []
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
    latest.set(key, [worry, ...previous].slice(0, NEARBY + 1))
    return previous
      .filter(({ id, by, sentence }) => by !== worry.by && sentence !== worry.sentence && !isSimilar.has(`${worry.id} ${id}`))
      .slice(0, NEARBY)
      .flatMap(({ id }) => {
        const similarity = random.between(0.25, 0.45)
        return [
          { post_id: worry.id, other_id: id, similarity },
          { post_id: id, other_id: worry.id, similarity },
        ]
      })
  })
}
