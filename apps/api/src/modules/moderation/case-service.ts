import { type moderationApi, REACH_OUT_A_DAY, type ReachOutMessage } from '@worrystone/contracts'
import type * as z from '@worrystone/contracts/zod'
import { conflict, forbidden, notFound } from '../../http/app-error.ts'
import { cutPage } from '../../http/cut-page.ts'
import type { Viewer } from '../../http/viewer.ts'
import { requireUndecided } from './decision-service.ts'
import type { ModerationParts } from './moderation-parts.ts'
import { presentCase, presentEvent } from './present.ts'

const DAY_MS = 24 * 60 * 60_000

type Paging = { limit: number; offset: number }

/** How moderators work on cases before they decide them. */
export function caseService(parts: ModerationParts) {
  const { database, cases, history, queries, concerns, context, users, notices, now, readCase, lockCase } = parts
  return {
    read: readCase,

    async queue(viewer: Viewer, query: z.output<typeof moderationApi.cases.query>) {
      const rows = await queries.list(viewer.userId, { ...query, limit: query.limit + 1 })
      const { page, hasMore } = cutPage(rows, query.limit)
      return { cases: page.map(presentCase), hasMore, ...(await queries.counts()) }
    },

    /** Assigning a case shows that a moderator works on it; another one can still decide it. */
    assign: (viewer: Viewer, id: string, isMine: boolean) =>
      database.tx(async () => {
        const moderationCase = await lockCase(viewer, id)
        requireUndecided(moderationCase)
        const isOthers = moderationCase.assignee_id !== null && moderationCase.assignee_id !== viewer.userId
        if (isOthers) throw conflict('Somebody else is looking at this case')
        if (isMine && moderationCase.assignee_id === null) {
          await cases.change(id, { assignee_id: viewer.userId, state: 'in_work' })
          await history.record({ caseId: id, what: 'assigned', who: viewer.userId })
        } else if (!isMine && moderationCase.assignee_id !== null) {
          await cases.change(id, { assignee_id: null, state: 'open' })
          await history.record({ caseId: id, what: 'released', who: viewer.userId })
        }
        return readCase(viewer, id)
      }),

    note: (viewer: Viewer, id: string, text: string) =>
      database.tx(async () => {
        await lockCase(viewer, id)
        await history.addNote(id, viewer.userId, text)
        await history.record({ caseId: id, what: 'noted', who: viewer.userId })
        return readCase(viewer, id)
      }),

    /** None of the fixed messages twice in a day, and no person gets many: several moderators may look at several cases about one person. */
    reachOut: (viewer: Viewer, id: string, message: ReachOutMessage) =>
      database.tx(async () => {
        const moderationCase = await lockCase(viewer, id)
        if (!moderationCase.is_urgent) throw conflict('A message can be sent to the author of an urgent case only')
        if (moderationCase.author_id === null) throw conflict('This account is gone')
        const messages = await context.messagesTo(moderationCase.author_id, new Date(now().getTime() - DAY_MS))
        if (messages.some((one) => one.message === message)) throw conflict('This person got this message in the last 24 hours')
        if (messages.length >= REACH_OUT_A_DAY)
          throw conflict('This person got two messages in the last 24 hours. Please give them time')
        // Without the case: the author learns that a moderator read the text, not that there is a case.
        const minute = Math.floor(now().getTime() / 60_000)
        await notices.notify({ to: moderationCase.author_id, kind: 'reach-out', messageKey: message, amount: minute })
        await history.record({ caseId: id, what: 'reached-out', who: viewer.userId, detail: message })
        return readCase(viewer, id)
      }),

    suspendConcerns: (viewer: Viewer, { id, concernId }: { id: string; concernId: string }, isSuspended: boolean) =>
      database.tx(async () => {
        await lockCase(viewer, id)
        const senderId = await concerns.senderOf(id, concernId)
        if (senderId === undefined) throw notFound()
        if (senderId === viewer.userId) throw forbidden('Somebody else has to look at what is about you')
        await users.setConcernsSuspended(senderId, isSuspended)
        await history.record({ caseId: id, what: isSuspended ? 'concerns-suspended' : 'concerns-restored', who: viewer.userId })
        return readCase(viewer, id)
      }),

    async log(viewer: Viewer, page: Paging) {
      const { page: rows, hasMore } = cutPage(await history.log(viewer.userId, { ...page, limit: page.limit + 1 }), page.limit)
      return { events: rows.map((event) => presentEvent(event)), hasMore }
    },
  }
}
