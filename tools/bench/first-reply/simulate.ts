import { randomNumbers } from '@worrystone/api/random-numbers'
import { orderWaiting } from '@worrystone/api/unanswered/internals'
import { LIMITS } from '@worrystone/contracts'
import type { Community, Reader, Visit, Worry } from './make-community.ts'
import { canWrite, HOUR, MIN_AGE_MS, MINUTE, readAfter, WORRIES_READ, WRITING_MS } from './visitors.ts'

export type Order = 'newest' | 'waiting'
export type Outcome = {
  withinAnHour: number
  withinThreeHours: number
  /** The most people to whom one worry was shown at once. */
  mostReaders: number
  dangerousToNewcomers: number
}

type State = { answeredAt: Map<string, number>; readers: Map<string, Map<number, number>> }

/** What the feed shows to this reader now, the first worries of it. */
type Feed = (reader: Reader, at: number, state: State) => Worry[]

/** Newest first, as everybody sees it. */
const newestFirst =
  (worries: Worry[]): Feed =>
  (_, at) =>
    worries
      .filter((worry) => worry.at <= at)
      .sort((a, b) => b.at - a.at)
      .slice(0, WORRIES_READ)

/** The product's own order and limits, over the rule of who may be lent what. */
const lent =
  (worries: Worry[]): Feed =>
  (reader, at, { answeredAt, readers }) => {
    const waiting = worries
      .filter((worry) => worry.at <= at - MIN_AGE_MS && !((answeredAt.get(worry.id) ?? Number.POSITIVE_INFINITY) <= at))
      .filter(({ isDangerous }) => !isDangerous || reader.isExperienced)
      .map((worry) => {
        const now = [...(readers.get(worry.id) ?? [])].filter(([, until]) => until > at)
        const others = now.filter(([id]) => id !== reader.id).length
        const lentAt = now.length > others ? at : null
        return {
          worry,
          id: worry.id,
          publishedAt: worry.at,
          isFamiliar: reader.knownCategories.has(worry.category),
          hasHelped: false,
          readers: others,
          lentAt,
        }
      })
    return orderWaiting(waiting, new Date(at))
      .slice(0, WORRIES_READ)
      .map(({ worry }) => worry)
  }

/** One visit: reads from the top, and writes to at most one person. Returns when the visitor leaves, and the reply. */
function readFeed({ reader, at, seed }: Visit, shown: Worry[], { answeredAt }: State) {
  const random = randomNumbers(seed)
  for (const [place, worry] of shown.entries()) {
    const readAt = at + readAfter(place)
    const isAnswered = (answeredAt.get(worry.id) ?? Number.POSITIVE_INFINITY) <= readAt
    if (canWrite({ reader, worry, isAnswered, chance: random() })) return { leavesAt: readAt + WRITING_MS, reply: worry.id }
  }
  return { leavesAt: at + readAfter(shown.length - 1), reply: undefined }
}

/** Simulates the visits in the order of their time. */
export function simulate({ worries, visits }: Community, order: Order): Outcome {
  const feed = order === 'newest' ? newestFirst(worries) : lent(worries)
  const state: State = { answeredAt: new Map(), readers: new Map() }
  let [mostReaders, dangerousToNewcomers] = [0, 0]
  for (const visit of visits) {
    const shown = feed(visit.reader, visit.at, state)
    const { leavesAt, reply } = readFeed(visit, shown, state)
    for (const { id, isDangerous } of shown) {
      const readers = state.readers.get(id) ?? new Map<number, number>()
      // A loan ends when the visitor leaves, and at the latest after ten minutes.
      readers.set(visit.reader.id, Math.min(leavesAt, visit.at + LIMITS.loanMinutes * MINUTE))
      state.readers.set(id, readers)
      mostReaders = Math.max(mostReaders, [...readers.values()].filter((until) => until > visit.at).length)
      if (isDangerous && !visit.reader.isExperienced) dangerousToNewcomers++
    }
    if (reply !== undefined) state.answeredAt.set(reply, Math.min(leavesAt, state.answeredAt.get(reply) ?? leavesAt))
  }
  const within = (hours: number) =>
    worries.filter(({ id, at }) => (state.answeredAt.get(id) ?? Number.POSITIVE_INFINITY) <= at + hours * HOUR).length /
    worries.length
  return { withinAnHour: within(1), withinThreeHours: within(3), mostReaders, dangerousToNewcomers }
}
