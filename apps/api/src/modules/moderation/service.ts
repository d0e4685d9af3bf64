import type { moderationApi } from '@worrystone/contracts'
import {
  type CaseDetail,
  type CommentReport,
  type ModerationCase,
  type Outcome,
  type OwnCase,
  PAUSE_DAYS,
  type ReachOutMessage,
  type ReportForm,
  type SubjectKind,
  URGENT_BEFORE_BREAK,
} from '@worrystone/contracts'
import type * as z from '@worrystone/contracts/zod'
import type { Database } from '../../db/db.ts'
import { badRequest, conflict, forbidden, invalidField, notFound } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Notices } from '../notifications/index.ts'
import type { UserStore } from '../users/index.ts'
import { personSubject } from './person-subject.ts'
import { canAppeal, presentCase, presentDetail, presentLogged, presentOwn, presentReport } from './present.ts'
import type { CaseStore } from './store.ts'
import type { Subject, Subjects } from './subject.ts'

/** So many different established people hide a comment until a moderator decides, and make anything else urgent. */
const ENOUGH_REPORTS = 3
/** Reports of younger accounts count for neither: such accounts are made in minutes. */
const ESTABLISHED_MS = 24 * 60 * 60_000
const PAUSE_MS = PAUSE_DAYS * 24 * 60 * 60_000
/** Whoever decided nothing for so long has had a break. */
const BREAK_MS = 60 * 60_000
const MOST_IN_A_ROW = 100

export type Postpone = (userId: string, until: Date) => Promise<void>
type Parts = {
  database: Database
  store: CaseStore
  users: Pick<UserStore, 'find' | 'setPause' | 'setConcernsSuspended'>
  subjects: Subjects
  postpone: Postpone
  notices: Pick<Notices, 'tell' | 'tellEach'>
  now: () => Date
}
type Page = { limit: number; offset: number }
type Query = z.output<typeof moderationApi.cases.query>

/** One more than asked for tells whether there is more. */
const oneMore = <T>(rows: T[], limit: number) => ({ rows: rows.slice(0, limit), hasMore: rows.length > limit })

/** The rules of reporting, deciding and asking for a second look. */
export function moderationService({ database, store, users, subjects, postpone, notices, now }: Parts) {
  const every: Record<SubjectKind, Subject> = { ...subjects, person: personSubject({ database, users }) }

  async function detail(viewer: Viewer, id: string): Promise<CaseDetail> {
    const found = await store.find(id)
    if (!found) throw notFound()
    notOwn(found, viewer)
    const reports = await store.reportsOf(id)
    const notes = await store.notesOf(id)
    const history = await store.historyOf(id)
    const concerns = await store.concernsOf(id)
    return presentDetail(found, { reports, notes, history, concerns }, viewer.userId)
  }

  /** The case, held for a change. */
  async function held(viewer: Viewer, id: string) {
    const postId = await store.postOf(id)
    if (postId !== null) await store.holdPost(postId)
    const found = await store.lock(id)
    if (!found) throw notFound()
    notOwn(found, viewer)
    return found
  }
  type Case = Awaited<ReturnType<typeof held>>

  async function tellOutcome({ id, author_id, post_id }: Case, isAuthorConcerned: boolean) {
    const about = { caseId: id, ...(post_id !== null && { postId: post_id }) }
    if (author_id !== null && isAuthorConcerned) await notices.tell({ to: author_id, kind: 'moderation', ...about })
    await notices.tellEach(await store.reporters(id), { kind: 'report', ...about })
  }

  return {
    /** Says something against what the viewer sees. What is reported while a case is open joins it. */
    report: (viewer: Viewer, { kind, id, form }: { kind: SubjectKind; id: string; form: ReportForm }) =>
      database.tx(async () => {
        const subject = every[kind]
        // First, because the third report may have hidden it from whoever sends theirs again.
        if (await store.hasReported(viewer.userId, kind, id)) throw conflict(REPORTED)
        const found = (await subject.isSeenBy(viewer.userId, id)) && (await subject.read(id))
        if (!found) throw notFound()
        const { authorId, postId } = found
        if (authorId === viewer.userId) {
          throw badRequest(kind === 'person' ? 'You cannot report yourself' : 'You cannot report what you wrote yourself')
        }

        if (postId !== null) await store.holdPost(postId)
        const { id: caseId, isNew } = await store.open({ kind, subjectId: id, postId, authorId, source: 'report' })
        const report = { case_id: caseId, kind, subject_id: id, reporter_id: viewer.userId, reason: form.reason }
        if (!(await store.addReport({ ...report, details: form.details || null }))) throw conflict(REPORTED)
        if (isNew) await store.record({ caseId, what: 'opened' })
        await store.record({ caseId, what: 'reported', who: viewer.userId, detail: form.reason })

        const joinedBefore = new Date(now().getTime() - ESTABLISHED_MS)
        const hasEnough = (await store.countEstablished(caseId, joinedBefore)) >= ENOUGH_REPORTS
        const hides = hasEnough && kind === 'comment'
        await store.countReport(caseId, { isUrgent: hasEnough && !hides })
        // Read again: others may have reported it while this one waited for the case.
        if (hides && (await subject.read(id))?.status === 'approved') {
          await subject.setStatus(id, 'flagged')
          await store.record({ caseId, what: 'hidden' })
        }
        return { message: 'Thank you. A moderator will look at this.' }
      }),

    async reportsOfComment(viewer: Viewer, id: string, page: Page): Promise<{ reports: CommentReport[]; hasMore: boolean }> {
      const comment = await subjects.comment.read(id)
      if (!comment) throw notFound()
      notOwn({ author_id: comment.authorId }, viewer)
      const found = await store.reportsAbout('comment', id, { ...page, limit: page.limit + 1 })
      const { rows, hasMore } = oneMore(found, page.limit)
      return { reports: rows.map(presentReport), hasMore }
    },

    async queue(viewer: Viewer, query: Query) {
      const found = await store.list(viewer.userId, { ...query, limit: query.limit + 1 })
      const { rows, hasMore } = oneMore(found, query.limit)
      const cases: ModerationCase[] = rows.map(presentCase)
      return { cases, hasMore, ...(await store.counts()) }
    },

    read: detail,

    /** To take a case says that one is looking at it; whoever is quicker may still decide it. */
    assign: (viewer: Viewer, id: string, isMine: boolean) =>
      database.tx(async () => {
        const found = await held(viewer, id)
        if (isDecided(found)) throw conflict(DECIDED)
        const isOthers = found.assignee_id !== null && found.assignee_id !== viewer.userId
        if (isOthers) throw conflict('Somebody else is looking at this case')
        if (isMine && found.assignee_id === null) {
          await store.change(id, { assignee_id: viewer.userId, state: 'in_work' })
          await store.record({ caseId: id, what: 'assigned', who: viewer.userId })
        } else if (!isMine && found.assignee_id !== null) {
          await store.change(id, { assignee_id: null, state: 'open' })
          await store.record({ caseId: id, what: 'released', who: viewer.userId })
        }
        return detail(viewer, id)
      }),

    note: (viewer: Viewer, id: string, text: string) =>
      database.tx(async () => {
        await held(viewer, id)
        await store.addNote(id, viewer.userId, text)
        await store.record({ caseId: id, what: 'noted', who: viewer.userId })
        return detail(viewer, id)
      }),

    decide: (viewer: Viewer, id: string, { outcome, reason }: { outcome: Outcome; reason: string }) =>
      database.tx(async () => {
        const found = await held(viewer, id)
        if (isDecided(found)) throw conflict(DECIDED)
        if (found.kind === 'person' && outcome === 'remove') {
          throw invalidField('outcome', 'A person can be kept, warned or paused')
        }
        const before = await every[found.kind].read(found.subject_id)
        const status = isTakenDown(outcome) ? 'rejected' : 'approved'
        if (before && before.status !== status) await every[found.kind].setStatus(found.subject_id, status)
        if (outcome === 'pause' && found.author_id !== null) {
          const until = new Date(now().getTime() + PAUSE_MS)
          await users.setPause(found.author_id, until)
          await postpone(found.author_id, until)
        }
        await store.change(id, {
          state: outcome === 'keep' ? 'rejected' : 'resolved',
          assignee_id: found.assignee_id ?? viewer.userId,
          outcome,
          outcome_reason: reason,
          decided_by: viewer.userId,
          decided_at: now(),
        })
        await store.record({ caseId: id, what: 'decided', who: viewer.userId, detail: outcome })
        // Who was reported in vain, or looked after by the house, is not told: nothing of theirs ever changed.
        await tellOutcome(found, outcome !== 'keep' || (before !== undefined && before.status !== 'approved'))
        return { ...(await detail(viewer, id)), takeBreak: found.is_urgent && (await isBreakDue(viewer.userId)) }
      }),

    /** Each of the fixed messages at most once a minute: a second click sends nothing. */
    reachOut: (viewer: Viewer, id: string, message: ReachOutMessage) =>
      database.tx(async () => {
        const found = await held(viewer, id)
        if (!found.is_urgent) throw conflict('A message can be sent to the author of an urgent case only')
        if (found.author_id === null) throw conflict('This account is gone')
        // Without the case: its author learns from the message that somebody read the text, not that there is a case.
        const minute = Math.floor(now().getTime() / 60_000)
        await notices.tell({ to: found.author_id, kind: 'reach-out', messageKey: message, amount: minute })
        await store.record({ caseId: id, what: 'reached-out', who: viewer.userId, detail: message })
        return detail(viewer, id)
      }),

    suspendConcerns: (viewer: Viewer, { id, concernId }: { id: string; concernId: string }, isSuspended: boolean) =>
      database.tx(async () => {
        await held(viewer, id)
        const senderId = await store.senderOf(id, concernId)
        if (senderId === undefined) throw notFound()
        if (senderId === viewer.userId) throw forbidden('Somebody else has to look at what is about you')
        await users.setConcernsSuspended(senderId, isSuspended)
        await store.record({ caseId: id, what: isSuspended ? 'concerns-suspended' : 'concerns-restored', who: viewer.userId })
        return detail(viewer, id)
      }),

    decideAppeal: (viewer: Viewer, id: string, { isGranted, reason }: { isGranted: boolean; reason: string }) =>
      database.tx(async () => {
        const found = await held(viewer, id)
        if (found.appeal === null) throw conflict('Nobody has asked for a second look at this case')
        if (found.appeal !== 'open') throw conflict('This appeal is decided already')
        if (found.decided_by === viewer.userId && (await store.hasOtherModerator([viewer.userId, found.author_id]))) {
          throw forbidden('You decided this case: somebody else has to look at the appeal')
        }
        await store.change(id, {
          appeal: isGranted ? 'granted' : 'refused',
          appeal_reason: reason,
          appeal_decided_by: viewer.userId,
        })
        if (isGranted) await restore(found)
        await store.record({ caseId: id, what: 'appeal-decided', who: viewer.userId, detail: isGranted ? 'granted' : 'refused' })
        if (found.author_id !== null) {
          const postId = found.post_id === null ? {} : { postId: found.post_id }
          await notices.tell({ to: found.author_id, kind: 'moderation', caseId: id, ...postId, amount: SECOND_NOTICE })
        }
        return detail(viewer, id)
      }),

    async log(viewer: Viewer, page: Page) {
      const { rows, hasMore } = oneMore(await store.log(viewer.userId, { ...page, limit: page.limit + 1 }), page.limit)
      return { events: rows.map(presentLogged), hasMore }
    },

    async own(viewer: Viewer, page: Page): Promise<{ cases: OwnCase[]; hasMore: boolean }> {
      const { rows, hasMore } = oneMore(await store.own(viewer.userId, { ...page, limit: page.limit + 1 }), page.limit)
      return { cases: rows.map(presentOwn), hasMore }
    },

    appeal: (viewer: Viewer, id: string, text: string): Promise<OwnCase> =>
      database.tx(async () => {
        await store.lock(id)
        const found = await store.findOwn(id, viewer.userId)
        if (!found) throw notFound()
        if (found.appeal !== null) throw conflict('You have asked for a second look already')
        if (!canAppeal(found)) throw conflict('There is nothing to look at again: nothing was done')
        await store.change(id, { appeal: 'open', appeal_text: text, appealed_at: now() })
        await store.record({ caseId: id, what: 'appealed', who: viewer.userId })
        const changed = await store.findOwn(id, viewer.userId)
        if (!changed) throw notFound()
        return presentOwn(changed)
      }),
  }

  /** After every fifth urgent case that somebody decided in a row, without an hour between two of them. */
  async function isBreakDue(moderatorId: string): Promise<boolean> {
    const decisions = await store.lastDecisions(moderatorId, MOST_IN_A_ROW)
    let inARow = 0
    let after: Date | undefined
    for (const { is_urgent, decided_at } of decisions) {
      if (!is_urgent || (after && after.getTime() - decided_at.getTime() > BREAK_MS)) break
      after = decided_at
      inARow++
    }
    return inARow > 0 && inARow % URGENT_BEFORE_BREAK === 0
  }

  /** Undoes a decision, as far as no other one stands beside it. */
  async function restore({ kind, subject_id, outcome, author_id }: Case) {
    const before = await every[kind].read(subject_id)
    if (outcome && isTakenDown(outcome) && before?.status === 'rejected') await every[kind].setStatus(subject_id, 'approved')
    if (outcome === 'pause' && author_id !== null) {
      const last = await store.lastPause(author_id)
      await users.setPause(author_id, last && new Date(last.getTime() + PAUSE_MS))
    }
  }
}
export type ModerationService = ReturnType<typeof moderationService>

const REPORTED = 'You have reported this already'
const DECIDED = 'This case is decided already'
/** The same thing is told once: this tells the outcome of the appeal from the first one. */
const SECOND_NOTICE = 2

const isTakenDown = (outcome: Outcome) => outcome === 'remove' || outcome === 'pause'
const isDecided = ({ state }: { state: string }) => state === 'resolved' || state === 'rejected'

/** Nobody judges their own texts, nor reads who reported them. */
function notOwn({ author_id }: { author_id: string | null }, viewer: Viewer) {
  if (author_id === viewer.userId) throw forbidden('Somebody else has to look at what is about you')
}
