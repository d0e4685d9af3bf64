import { LIMITS, type UnansweredPage, type UnansweredPost } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { postCards } from '../posts/index.ts'
import type { LoanStore } from './loan-store.ts'
import { orderWaiting, type Waiting } from './order-waiting.ts'
import { readWaiting } from './waiting-query.ts'

/** This many more than requested are read, for those that others are lent at the same moment. */
const SPARE = 20
/** After this many attempts everything is being lent to others. */
const MAX_ATTEMPTS = 4

/** The response is the same whether others have the worry, or it is missing. */
const notLent = () => new AppError('NOT_FOUND', 'This worry is not lent to you')

type Options = { database: Database; loans: LoanStore; cards: ReturnType<typeof postCards>; now: () => Date }
type Page = { limit: number; offset: number }

/** Lends worries that wait for a first word. */
export function lending({ database, loans, cards, now }: Options) {
  /** Lends the first `count` of `waiting` that can be lent; `rest` are those not tried. */
  async function lendFirst(readerId: string, waiting: Waiting[], { count, at }: { count: number; at: Date }) {
    const lent: Waiting[] = []
    let rest = waiting
    for (let attempt = 0; attempt < MAX_ATTEMPTS && lent.length < count && rest.length > 0; attempt++) {
      const next = rest.slice(0, count - lent.length)
      rest = rest.slice(next.length)
      const ids = new Set(await loans.lend({ readerId, postIds: next.map(({ id }) => id), now: at }))
      lent.push(...next.filter(({ id }) => ids.has(id)))
    }
    return { lent, rest }
  }

  async function present(readerId: string, lent: Waiting[], at: Date): Promise<UnansweredPost[]> {
    const reasons = new Map(lent.map(({ id, isFamiliar, hasHelped }) => [id, { isFamiliar, hasHelped }]))
    const lentUntil = loans.until(at).toISOString()
    const posts = await cards(
      readerId,
      lent.map(({ id }) => id),
    )
    return posts.map((post) => ({ ...post, isFamiliar: false, hasHelped: false, ...reasons.get(post.id), lentUntil }))
  }

  return {
    /** A page of what the reader has now. Further pages borrow more, up to `LIMITS.loansAtOnce`. */
    async page({ userId }: Viewer, { limit, offset }: Page): Promise<UnansweredPage> {
      const at = now()
      const end = Math.min(offset + limit, LIMITS.loansAtOnce)
      if (offset >= end) return { posts: [], hasMore: false }
      const waiting = orderWaiting(await readWaiting(database, { readerId: userId, now: at, rows: end + SPARE }), at)
      const { lent, rest } = await lendFirst(userId, waiting.slice(offset), { count: end - offset, at })
      return { posts: await present(userId, lent, at), hasMore: end < LIMITS.loansAtOnce && rest.length > 0 }
    },

    /** Lends one worry: this one, or the first that waits. Undefined if there is none, or if enough people have it. */
    async one({ userId }: Viewer, postId?: string): Promise<UnansweredPost | undefined> {
      const at = now()
      const options = { readerId: userId, now: at, rows: SPARE, ...(postId !== undefined && { postId }) }
      const { lent } = await lendFirst(userId, orderWaiting(await readWaiting(database, options), at), { count: 1, at })
      const [post] = await present(userId, lent, at)
      return post
    },

    /** Renews loans that have not expired. */
    async renew({ userId }: Viewer, postIds: string[]) {
      const at = now()
      const values = { readerId: userId, postIds, now: at }
      if ((await loans.held(values)).length < new Set(postIds).size) throw notLent()
      await loans.lend(values)
      return { lentUntil: loans.until(at).toISOString() }
    },

    /** Ends a loan, if the reader has it. */
    async giveBack(userId: string, postId: string): Promise<void> {
      await loans.return({ readerId: userId, postIds: [postId], now: now() })
    },

    async return({ userId }: Viewer, postIds: string[]) {
      if (!(await loans.return({ readerId: userId, postIds, now: now() }))) throw notLent()
      return { message: 'Somebody else can answer now' }
    },
  }
}
export type Lending = ReturnType<typeof lending>
