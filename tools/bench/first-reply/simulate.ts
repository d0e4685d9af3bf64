import { randomNumbers } from '@worrystone/api/random-numbers'
import { orderWaiting } from '@worrystone/api/unanswered/internals'
import { LIMITS } from '@worrystone/contracts'
import type { Community, Reader, Visit, Worry } from './make-community.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const YOUNGEST = 10 * MINUTE
/** So many worries a visitor reads, whatever the order: the first page of what is lent. */
const READ = 5
const READING = MINUTE
const WRITING = 3 * MINUTE
/** How likely a reader writes to a worry that nobody has answered: one that they know, another one. Half as likely once others wrote. */
const WRITES = { familiar: 0.3, other: 0.08 }

export type Order = 'newest' | 'waiting'
export type Outcome = {
  withinAnHour: number
  /** The most people who had one worry before them at once. */
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
      .slice(0, READ)

/** The product's own order and limits, over the rule of who may be lent what. */
const lent =
  (worries: Worry[]): Feed =>
  (reader, at, { answeredAt, readers }) => {
    const waiting = worries
      .filter((worry) => worry.at <= at - YOUNGEST && !((answeredAt.get(worry.id) ?? Number.POSITIVE_INFINITY) <= at))
      .filter(({ isDangerous }) => !isDangerous || reader.isExperienced)
      .map((worry) => {
        const now = [...(readers.get(worry.id) ?? [])].filter(([, until]) => until > at)
        const others = now.filter(([id]) => id !== reader.id).length
        const lentAt = now.length > others ? at : null
        return {
          worry,
          id: worry.id,
          publishedAt: worry.at,
          isFamiliar: reader.lived.has(worry.category),
          readers: others,
          lentAt,
        }
      })
    return orderWaiting(waiting, new Date(at))
      .slice(0, READ)
      .map(({ worry }) => worry)
  }

/** One visit: reads from the top, and writes to at most one person. Returns when the visitor leaves, and the reply. */
function visit({ reader, at, seed }: Visit, shown: Worry[], { answeredAt }: State) {
  const random = randomNumbers(seed)
  for (const [place, { id, category }] of shown.entries()) {
    const seenAt = at + (place + 1) * READING
    const isAnswered = (answeredAt.get(id) ?? Number.POSITIVE_INFINITY) <= seenAt
    const chance = reader.lived.has(category) ? WRITES.familiar : WRITES.other
    if (random() < (isAnswered ? chance / 2 : chance)) return { leavesAt: seenAt + WRITING, reply: id }
  }
  return { leavesAt: at + shown.length * READING, reply: undefined }
}

/** Plays the visits in the order of their time. */
export function simulate({ worries, visits }: Community, order: Order): Outcome {
  const feed = order === 'newest' ? newestFirst(worries) : lent(worries)
  const state: State = { answeredAt: new Map(), readers: new Map() }
  let [mostReaders, dangerousToNewcomers] = [0, 0]
  for (const one of visits) {
    const shown = feed(one.reader, one.at, state)
    const { leavesAt, reply } = visit(one, shown, state)
    for (const { id, isDangerous } of shown) {
      const readers = state.readers.get(id) ?? new Map<number, number>()
      // A visitor gives back what they have on leaving, and at the latest after ten minutes.
      readers.set(one.reader.id, Math.min(leavesAt, one.at + LIMITS.loanMinutes * MINUTE))
      state.readers.set(id, readers)
      mostReaders = Math.max(mostReaders, [...readers.values()].filter((until) => until > one.at).length)
      if (isDangerous && !one.reader.isExperienced) dangerousToNewcomers++
    }
    if (reply !== undefined) state.answeredAt.set(reply, Math.min(leavesAt, state.answeredAt.get(reply) ?? leavesAt))
  }
  const soon = worries.filter(({ id, at }) => (state.answeredAt.get(id) ?? Number.POSITIVE_INFINITY) <= at + HOUR)
  return { withinAnHour: soon.length / worries.length, mostReaders, dangerousToNewcomers }
}
