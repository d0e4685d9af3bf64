import * as z from '@worrystone/contracts/zod'
import { Done, endpoint, Id, Time, TrueOrFalse } from './endpoint.ts'
import { LIMITS } from './limits.ts'
import { paging } from './paging.ts'
import { ModerationStatus } from './post-lists.ts'
import { ReportForm, ReportReason } from './reports.ts'
import { DangerLevel } from './safety.ts'
import { textField } from './text.ts'
import { UserSummary } from './user-summary.ts'

/** `story` is the shared resolution of a worry and has the worry's id. */
export const SubjectKind = z.enum(['post', 'comment', 'story', 'person'], 'Please choose what this is about')
export type SubjectKind = z.infer<typeof SubjectKind>

/** `resolved`: something was done. `rejected`: nothing had to be done. */
export const CaseState = z.enum(['open', 'in_work', 'resolved', 'rejected'], 'Please choose a state from the list')
export type CaseState = z.infer<typeof CaseState>

/**
 * `keep`: it stays, or is shown from now on. `remove`: only its author sees it. `warn`: it stays, and its author is notified
 * that it almost broke the rules. `pause`: removed, and its author cannot write for 7 days. A person is kept, warned or paused.
 */
export const Outcome = z.enum(['keep', 'remove', 'warn', 'pause'], 'Please choose what to do')
export type Outcome = z.infer<typeof Outcome>

/** Why the screening held something. */
export const ScreeningReason = z.enum(['spam', 'links', 'repeated', 'harassment', 'encouraging-harm', 'danger'])
export type ScreeningReason = z.infer<typeof ScreeningReason>

/** Why something is in the queue: `concern-misuse` is the report of a person who got an unkind message. */
export const CaseReason = z.enum([...ReportReason.options, 'concern-misuse'])
export type CaseReason = z.infer<typeof CaseReason>

/** The messages that moderators can send to the author of an urgent case; their texts are translated and nobody can change them. */
export const ReachOutMessage = z.enum(
  ['we-read-you', 'you-are-not-alone', 'please-reach-somebody'],
  'Please choose a message from the list',
)
export type ReachOutMessage = z.infer<typeof ReachOutMessage>

export const PAUSE_DAYS = 7

/** How long an urgent case may wait: level 3, and everything else that is urgent. */
export const URGENT_MINUTES = { acute: 30, other: 4 * 60 } as const
/** A person gets at most this many ready messages in 24 hours, and none of them twice. */
export const REACH_OUT_A_DAY = 2
/** After this many urgent cases in a row a moderator is asked to take a break. */
export const URGENT_BEFORE_BREAK = 5

/** One subject of moderation, with every report against it while it was open. */
export const ModerationCase = z.object({
  id: Id,
  kind: SubjectKind,
  subjectId: Id,
  /** The worry that it belongs to; null for a person. */
  postId: z.nullable(Id),
  /** null when the account is gone. */
  author: z.nullable(UserSummary),
  /** The present text, or the one that was deleted while the case waits, shortened to 500 characters; null for a person. */
  excerpt: z.nullable(z.string()),
  /** Since when nobody but moderators can read the text, because it was deleted; null otherwise, and once the case is decided. */
  deletedAt: z.nullable(Time),
  /** What its readers see of it; null when it is deleted, and for a person. */
  moderationStatus: z.nullable(ModerationStatus),
  state: CaseState,
  source: z.enum(['report', 'screening', 'concern']),
  /** A person may be in danger: such cases come first. */
  isUrgent: z.boolean(),
  /** The highest level found in the text. Cases of level 3 come first, then the urgent ones. */
  dangerLevel: DangerLevel,
  /** Since when it waits in this place of the queue. */
  waitingSince: Time,
  /** When it should be decided; null where nothing is urgent, and once it is decided. */
  dueAt: z.nullable(Time),
  /** How many people reported a concern. Who they are is not stored. */
  concernCount: z.number(),
  screening: z.array(ScreeningReason),
  reasons: z.array(CaseReason),
  reportCount: z.number(),
  assignee: z.nullable(UserSummary),
  outcome: z.nullable(Outcome),
  /** null as long as there is no appeal. */
  appeal: z.nullable(z.enum(['open', 'granted', 'refused'])),
  createdAt: Time,
  updatedAt: Time,
})
export type ModerationCase = z.infer<typeof ModerationCase>

export const CaseEvent = z.object({
  id: z.number(),
  what: z.enum([
    'opened',
    'reported',
    'held',
    'hidden',
    'assigned',
    'released',
    'noted',
    'decided',
    'appealed',
    'appeal-decided',
    'concern',
    'reached-out',
    'concerns-suspended',
    'concerns-restored',
  ]),
  /** null: the system. */
  who: z.nullable(UserSummary),
  detail: z.nullable(z.string()),
  at: Time,
})
export type CaseEvent = z.infer<typeof CaseEvent>

/** One 'I am worried about this person'. `sentLately`: how many its sender sent in the 30 days before it, about any person. */
export const CaseConcern = z.object({
  id: Id,
  createdAt: Time,
  hasMessage: z.boolean(),
  isReported: z.boolean(),
  sentLately: z.number(),
  /** Its sender cannot send any more. */
  isSenderSuspended: z.boolean(),
})
export type CaseConcern = z.infer<typeof CaseConcern>

/** A text near the subject of a case, as its readers see it. */
export const CaseText = z.object({
  id: Id,
  kind: z.enum(['post', 'comment']),
  /** The worry to which it leads. */
  postId: Id,
  author: UserSummary,
  /** Shortened to 500 characters. */
  excerpt: z.string(),
  createdAt: Time,
})
export type CaseText = z.infer<typeof CaseText>

/** What moderators need to know of an author before they decide: nothing that is private, and no score. */
export const CaseAuthor = z.object({
  joinedAt: Time,
  /** Decisions of the last 90 days that removed something, warned or paused. */
  measures: z.number(),
  /** Other cases about them that wait. */
  otherCases: z.number(),
  /** The ready messages that they got in the last 7 days, newest first. */
  messages: z.array(z.object({ message: ReachOutMessage, at: Time })),
  /** What they wrote in public in the last 30 days, newest first; empty unless the case is urgent. */
  texts: z.array(CaseText),
})
export type CaseAuthor = z.infer<typeof CaseAuthor>

export const CaseDetail = z.object({
  ...ModerationCase.shape,
  /** The whole text; null for a person, and when it was deleted and the case is decided. */
  content: z.nullable(z.string()),
  /** The worry around a comment or a story and the comments before it; the latest comments of a worry. Oldest first. */
  thread: z.array(CaseText),
  /** null when the account is gone. */
  person: z.nullable(CaseAuthor),
  reports: z.array(
    z.object({ id: Id, reporter: UserSummary, reason: CaseReason, details: z.nullable(z.string()), createdAt: Time }),
  ),
  notes: z.array(z.object({ id: Id, author: z.nullable(UserSummary), text: z.string(), createdAt: Time })),
  history: z.array(CaseEvent),
  /** The concerns that belong to this case, without their senders. */
  concerns: z.array(CaseConcern),
  outcomeReason: z.nullable(z.string()),
  appealText: z.nullable(z.string()),
  appealReason: z.nullable(z.string()),
  /** The viewer made the decision, so that another moderator decides the appeal. */
  isDecidedByViewer: z.boolean(),
})
export type CaseDetail = z.infer<typeof CaseDetail>

const Waiting = z.object({ count: z.number(), oldest: z.nullable(z.object({ caseId: Id, since: Time })) })
export type Waiting = z.infer<typeof Waiting>

/** A moderator's day: the waiting cases with their age, and the figures of the last days. Without cases about the viewer. */
export const ModerationDay = z.object({
  urgent: z.object({ ...Waiting.shape, /** Their time is over. */ overdue: z.number() }),
  kinds: z.record(SubjectKind, Waiting),
  appeals: Waiting,
  /** In the viewer's hands. */
  mine: Waiting,
  /** The last 7 days in UTC, newest first. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      opened: z.number(),
      decided: z.number(),
      /** Half of that day's decisions came sooner; null without any. */
      medianMinutes: z.nullable(z.number()),
      /** Urgent cases decided that day, and how many of them in time. */
      urgent: z.number(),
      urgentInTime: z.number(),
    }),
  ),
})
export type ModerationDay = z.infer<typeof ModerationDay>

/** A decision about the viewer's own content, or about their report. The reporter learns the outcome, never who decided. */
export const OwnCase = z.object({
  id: Id,
  role: z.enum(['author', 'reporter']),
  kind: SubjectKind,
  postId: z.nullable(Id),
  /** The viewer's own text, shortened; null for the text of others. */
  excerpt: z.nullable(z.string()),
  state: CaseState,
  outcome: z.nullable(Outcome),
  outcomeReason: z.nullable(z.string()),
  canAppeal: z.boolean(),
  appeal: z.nullable(z.enum(['open', 'granted', 'refused'])),
  appealReason: z.nullable(z.string()),
  createdAt: Time,
  updatedAt: Time,
})
export type OwnCase = z.infer<typeof OwnCase>

const requiredText = (required: string) =>
  textField({ max: LIMITS.moderationText, required, tooLong: 'Please keep it under 1,000 characters', multiline: true })

const params = z.object({ id: Id })
const REASON = 'Please say why in a sentence that the author may read'

export const moderationApi = {
  reportPost: endpoint.post('/posts/:id/report', {
    who: 'member',
    summary: 'Report a worry to the moderators',
    status: 201,
    params,
    body: ReportForm,
    response: Done,
  }),
  reportStory: endpoint.post('/resolutions/posts/:id/report', {
    who: 'member',
    summary: 'Report a shared story to the moderators',
    status: 201,
    params,
    body: ReportForm,
    response: Done,
  }),
  reportPerson: endpoint.post('/users/:id/report', {
    who: 'member',
    summary: 'Report a person to the moderators',
    status: 201,
    params,
    body: ReportForm,
    response: Done,
  }),
  cases: endpoint.get('/moderation/cases', {
    who: 'moderator',
    summary: 'The queue: the most urgent first, then the oldest',
    query: z.object({
      ...paging(),
      state: z.optional(CaseState),
      kind: z.optional(SubjectKind),
      assigned: z.optional(z.enum(['me', 'nobody'], 'assigned must be me or nobody')),
      appeals: z.optional(z.stringbool({ error: 'Must be true or false' })),
    }),
    response: z.object({ cases: z.array(ModerationCase), hasMore: z.boolean(), open: z.number(), openAppeals: z.number() }),
  }),
  read: endpoint.get('/moderation/cases/:id', {
    who: 'moderator',
    summary: 'A case with everything that was said',
    params,
    response: CaseDetail,
  }),
  assign: endpoint.put('/moderation/cases/:id/assignee', {
    who: 'moderator',
    summary: 'Take a case, or give it back',
    params,
    body: z.strictObject({ isMine: TrueOrFalse }),
    response: CaseDetail,
  }),
  note: endpoint.post('/moderation/cases/:id/notes', {
    who: 'moderator',
    summary: 'Leave a note for the other moderators',
    status: 201,
    params,
    body: z.strictObject({ text: requiredText('Please write a note') }),
    response: CaseDetail,
  }),
  decide: endpoint.post('/moderation/cases/:id/decision', {
    who: 'moderator',
    summary: 'Decide a case; its author and whoever reported it hear the outcome',
    params,
    body: z.strictObject({ outcome: Outcome, reason: requiredText(REASON) }),
    /** `takeBreak`: the moderator has decided enough urgent cases in a row. */
    response: z.object({ ...CaseDetail.shape, takeBreak: z.boolean() }),
  }),
  reachOut: endpoint.post('/moderation/cases/:id/reach-out', {
    who: 'moderator',
    summary: 'Send one of the fixed messages to the author of an urgent case, in the name of the moderators',
    status: 201,
    params,
    body: z.strictObject({ message: ReachOutMessage }),
    response: CaseDetail,
  }),
  suspendConcerns: endpoint.put('/moderation/cases/:id/concerns/:concernId/suspension', {
    who: 'moderator',
    summary: 'Take the button "I am worried about this person" from the sender of a concern, or give it back',
    params: z.object({ id: Id, concernId: Id }),
    body: z.strictObject({ isSuspended: TrueOrFalse }),
    response: CaseDetail,
  }),
  decideAppeal: endpoint.post('/moderation/cases/:id/appeal/decision', {
    who: 'moderator',
    summary: 'Decide an appeal: by somebody else than the first time, where there is somebody else',
    params,
    body: z.strictObject({ isGranted: TrueOrFalse, reason: requiredText(REASON) }),
    response: CaseDetail,
  }),
  day: endpoint.get('/moderation/day', {
    who: 'moderator',
    summary: 'What waits and for how long, and the figures of the last 7 days',
    response: ModerationDay,
  }),
  log: endpoint.get('/moderation/log', {
    who: 'moderator',
    summary: 'Everything that was done in moderation, newest first',
    query: z.object(paging(50)),
    response: z.object({
      events: z.array(z.object({ ...CaseEvent.shape, caseId: Id, kind: SubjectKind })),
      hasMore: z.boolean(),
    }),
  }),
  own: endpoint.get('/moderation/own', {
    who: 'member',
    summary: 'What became of what one wrote and of what one reported',
    query: z.object(paging()),
    response: z.object({ cases: z.array(OwnCase), hasMore: z.boolean() }),
  }),
  appeal: endpoint.post('/moderation/cases/:id/appeal', {
    who: 'member',
    summary: 'Ask once for a second look at a decision about what one wrote',
    status: 201,
    params,
    body: z.strictObject({ text: requiredText('Please say why it should be looked at again') }),
    response: OwnCase,
  }),
}
