import { randomBytes } from 'node:crypto'
import { DRAWINGS, drawingUrl } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectRows } from '../../db/rows.ts'
import type { Deps } from '../../deps.ts'
import { hashPassword } from '../../modules/auth/index.ts'
import { normalizeEmail } from '../../normalize-email.ts'
import { analysesOf, themesOf } from './analysis-rows.ts'
import { firstWordsOf } from './first-words.ts'
import { insertRows } from './insert-rows.ts'
import { type InventedPerson, inventPeople } from './people.ts'
import { type Random, seededRandom } from './random.ts'
import { meToosOf, nearbyTo, resolutionsOf, similarTo, supportsOf } from './reactions.ts'
import { readSentences, type Sentences, type WrittenLanguage } from './sentences.ts'
import { type InventedWorry, inventWorries } from './worries.ts'

const DAY = 24 * 60 * 60_000
/** Fourteen months. */
const DAYS = 425
/** The newest pages of the feed contain the worries that were written by hand. */
const EXCLUDED_RECENT_DAYS = 3
const SEED = 24

type Options = Pick<Deps, 'database' | 'now'>
type Context = { random: Random; textsOf: (language: WrittenLanguage) => Sentences; now: number }

/**
 * Adds invented people of many countries and their worries of the last 14 months, once, so that the figures about the community have enough
 * data. They have no usable password, and their worries cause no job, notification or email.
 */
export async function seedWiderCommunity({ database, now }: Options) {
  const sentencesByLanguage = new Map<WrittenLanguage, Sentences>()
  const textsOf = (language: WrittenLanguage) => {
    const texts = sentencesByLanguage.get(language) ?? readSentences(language)
    sentencesByLanguage.set(language, texts)
    return texts
  }
  const context: Context = { random: seededRandom(SEED), textsOf, now: now().getTime() }
  const inventedPeople = inventPeople({ ...context, days: DAYS })
  const existing = await existingPeople(database, inventedPeople)
  if (inventedPeople.some(({ id }) => existing.ids.has(id))) return

  // If a username is taken, this person is left out.
  const people = inventedPeople.filter(({ username }) => !existing.names.has(username))
  const worries = inventWorries(people, { ...context, until: context.now - EXCLUDED_RECENT_DAYS * DAY })
  const password_hash = await hashPassword(randomBytes(24).toString('base64url'))
  await database.tx(async () => {
    await insertRows(
      database,
      'users',
      people.map((person) => ({ ...rowOf(person), password_hash })),
    )
    // Without a row each of them is scheduled a check-in.
    const preferences = people.map(({ id }) => ({ user_id: id, check_in_frequency: 'never' }))
    await insertRows(database, 'notification_preferences', preferences)
    await insertWorries(database, { people, worries, context })
    // The embedded database never runs ANALYZE by itself; without statistics a feed takes six times as long.
    await sql`analyze users, posts, post_analyses, supports, me_toos, comments, resolutions, similar_posts, post_themes, nearby_posts`.execute(
      database.db(),
    )
  })
}

async function existingPeople(database: Database, people: InventedPerson[]) {
  const rows = await selectRows(database)<{ id: string; username_key: string }>`select id, username_key from users
    where id = any(${people.map(({ id }) => id)}::uuid[]) or username_key = any(${people.map(({ username }) => username)}::text[])`
  return { ids: new Set(rows.map(({ id }) => id)), names: new Set(rows.map(({ username_key }) => username_key)) }
}

type InventedCommunity = { people: InventedPerson[]; worries: InventedWorry[]; context: Context }

async function insertWorries(database: Database, { people, worries, context }: InventedCommunity) {
  const supports = supportsOf(worries, { ...context, people })
  const meToos = meToosOf(worries, { ...context, people })
  const resolutions = resolutionsOf(worries, context)
  const resolvedAt = new Map(resolutions.map(({ post_id, resolved_at }) => [post_id, resolved_at]))
  const firstWords = firstWordsOf(worries, { ...context, people })
  const [supportCount, meTooCount, commentCount] = [countsOf(supports), countsOf(meToos), countsOf(firstWords)]

  await insertRows(
    database,
    'posts',
    worries.map(({ id, by, at, category, sentence, text, privacy }) => ({
      ...{ id, user_id: by.id, worry_prompt: sentence.prompt, short_content: text, privacy_level: privacy, category },
      ...{ published_at: at, created_at: at, updated_at: at, resolved_at: resolvedAt.get(id) ?? null },
      language: by.language,
      support_count: supportCount.get(id) ?? 0,
      me_too_count: meTooCount.get(id) ?? 0,
      comment_count: commentCount.get(id) ?? 0,
    })),
  )
  await insertRows(database, 'post_analyses', analysesOf(worries, context))
  await insertRows(database, 'supports', supports)
  await insertRows(database, 'me_toos', meToos)
  await insertRows(database, 'comments', firstWords)
  await insertRows(database, 'resolutions', resolutions)
  const similar = similarTo(worries, context)
  await insertRows(database, 'similar_posts', similar)
  await insertRows(database, 'post_themes', themesOf(worries))
  await insertRows(database, 'nearby_posts', nearbyTo(worries, similar, context))
}

function countsOf(reactions: { post_id: string }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { post_id } of reactions) counts.set(post_id, (counts.get(post_id) ?? 0) + 1)
  return counts
}

/** The address of a drawing for every second person, the same on every machine; the others have initials. */
function drawingOf(id: string): string | null {
  const number = Number.parseInt(id.slice(-8), 16)
  const drawing = number % 2 === 0 ? DRAWINGS[(number / 2) % DRAWINGS.length] : undefined
  return drawing ? drawingUrl(drawing) : null
}

function rowOf({ id, username, name, language, country, home, joined, sharesLocation }: InventedPerson) {
  const email = `${username}@demo.worrystone.example`
  return {
    ...{ id, email, email_key: normalizeEmail(email), username, username_key: username, display_name: name, language },
    avatar_url: drawingOf(id),
    ...{ country: country.country, region: home.region, city: home.city, location_sharing: sharesLocation },
    ...{ email_verified_at: joined, created_at: joined, updated_at: joined },
  }
}
