import type { SupportPhrase } from '@worrystone/contracts'
import type { Insertable } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { demoId } from '../demo-id.ts'
import type { InventedPerson } from './people.ts'
import { seededRandom } from './random.ts'
import type { InventedWorry } from './worries.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** A separate seed: these comments change no other data of the demo. */
const SEED = 25
/** Younger worries wait for a first word, which members give; older ones are in no figure about first words. */
const AGE = { from: 7 * DAY, to: 35 * DAY }
const ANSWERED_SHARE = 0.9
const MEAN_WAIT = 2.5 * HOUR
/** Shown to each reader in their own language. */
const PHRASES: SupportPhrase[] = [
  ...(['i-hear-you', 'that-is-a-lot', 'that-sounds-exhausting', 'it-makes-sense', 'sorry-it-is-hard'] as const),
  ...(['thank-you-for-telling', 'you-are-not-alone', 'i-have-felt-this', 'thinking-of-you'] as const),
]

/** A phrase of support as the first comment on most public worries of the last weeks, from others who had joined by then. */
export function firstWordsOf(worries: InventedWorry[], { people, now }: { people: InventedPerson[]; now: number }) {
  const random = seededRandom(SEED)
  const byLanguage = Map.groupBy(people, ({ language }) => language)
  return worries.flatMap(({ id, by, at, privacy }): Insertable<Tables['comments']>[] => {
    const age = now - at.getTime()
    if (privacy !== 'public' || age < AGE.from || age > AGE.to || !random.isTrue(ANSWERED_SHARE)) return []
    const person = random.pick(byLanguage.get(by.language) ?? people)
    const created_at = new Date(at.getTime() + random.exponential(MEAN_WAIT))
    const phrase = random.pick(PHRASES)
    if (person === by || person.joined > created_at || created_at.getTime() > now) return []
    const comment = { id: demoId(`first word ${id}`), post_id: id, user_id: person.id, content: '', phrase, language: 'und' }
    return [{ ...comment, created_at, updated_at: created_at }]
  })
}
