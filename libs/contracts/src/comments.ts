import * as z from '@worrystone/contracts/zod'
import { Done, endpoint, Flag, Id, Time } from './endpoint.ts'
import { LanguageCode } from './languages.ts'
import { LIMITS } from './limits.ts'
import { paging } from './paging.ts'
import { ModerationStatus } from './post-lists.ts'
import { ReportForm } from './reports.ts'
import { SupportPhrase } from './support-phrases.ts'
import { textField } from './text.ts'
import { UserSummary } from './user-summary.ts'

export const CommentContent = textField({
  max: LIMITS.comment,
  required: 'Please write a comment',
  tooLong: 'Comment must be less than 1,000 characters',
  multiline: true,
})

/** A text, or a phrase with or without one. */
export const CommentForm = z
  .strictObject({
    content: z.optional(
      textField({ max: LIMITS.comment, tooLong: 'Comment must be less than 1,000 characters', multiline: true }),
    ),
    phrase: z.optional(z.nullable(SupportPhrase)),
    parentCommentId: z.optional(z.nullable(Id)),
  })
  .check(z.refine(({ content, phrase }) => !!content || !!phrase, { path: ['content'], error: 'Please write a comment' }))
export type CommentForm = z.infer<typeof CommentForm>

/**
 * A comment as one viewer may see it. One that they cannot read but that has readable replies is a placeholder: `isRemoved`, with no
 * content and no user, whether it was deleted, is held, or is by a blocked person.
 * `moderationStatus` other than approved is only ever seen by its author and by moderators.
 */
const comment = {
  id: Id,
  postId: Id,
  userId: z.nullable(Id),
  user: z.nullable(UserSummary),
  /** Empty where the comment is a phrase alone. */
  content: z.string(),
  /** The comment begins with it, or is nothing else. */
  phrase: z.nullable(SupportPhrase),
  /** The language of `content`, as a code; null where it is not recognised. */
  language: z.nullable(z.string()),
  /** The operator's translation service may have its text. */
  isTranslatable: z.boolean(),
  parentCommentId: z.nullable(Id),
  /** Replies directly below it that the viewer may see, placeholders included, whether or not they are in this response. */
  replyCount: z.number(),
  moderationStatus: ModerationStatus,
  isRemoved: z.boolean(),
  isOwnComment: z.boolean(),
  isEdited: z.boolean(),
  /** Only ever true: it has words that the viewer hides, and is shown on request. */
  hasHiddenWords: z.optional(z.literal(true)),
  /** The viewer wrote the worry and said that the comment helped them. False for everybody else: nobody sees who helped, or how often. */
  helpedMe: z.boolean(),
  createdAt: Time,
  updatedAt: Time,
}
export const Comment = z.object(comment)
export type Comment = z.infer<typeof Comment>

/** Threads are shown three levels deep; a reply to the third level is listed at the third level too. */
export const COMMENT_LEVELS = 3
/** How many replies come with a thread; the rest by `commentsApi.replies`. */
export const REPLIES_WITH_THREAD = 5

/** A comment of the second level with its replies. */
export const Reply = z.object({ ...comment, replies: z.array(Comment) })
export type Reply = z.infer<typeof Reply>

/** A comment of the first level with its replies. */
export const Thread = z.object({ ...comment, replies: z.array(Reply) })
export type Thread = z.infer<typeof Thread>

/** `total`: all comments of the worry that the viewer may see, replies included, exact up to 1,000. */
export const CommentPage = z.object({ comments: z.array(Comment), hasMore: z.boolean(), total: z.number() })
export type CommentPage = z.infer<typeof CommentPage>
export const ThreadPage = z.object({ comments: z.array(Thread), hasMore: z.boolean(), total: z.number() })
export type ThreadPage = z.infer<typeof ThreadPage>
/** Replies below one comment; those below a reply of the second level come without replies of their own. */
export const ReplyPage = z.object({ comments: z.array(Reply), hasMore: z.boolean() })
export type ReplyPage = z.infer<typeof ReplyPage>

/** What somebody wrote to the viewer: a comment on their worry, or an answer to a comment of theirs. */
export const ReceivedComment = z.object({
  id: Id,
  postId: Id,
  user: UserSummary,
  content: z.string(),
  createdAt: Time,
  /** It answers a comment of the viewer. */
  isAnswer: z.boolean(),
  /** The short text of the worry. */
  worry: z.string(),
  isOwnWorry: z.boolean(),
})
export type ReceivedComment = z.infer<typeof ReceivedComment>

/** Somebody who commented. `helpedMe`: the viewer wrote the worry and said that they helped, by a comment or in all. */
export const Commenter = z.extend(UserSummary, { helpedMe: z.boolean() })
export type Commenter = z.infer<typeof Commenter>

/** A report as moderators see it. */
export const CommentReport = z.object({
  id: Id,
  reporter: UserSummary,
  reason: z.string(),
  details: z.nullable(z.string()),
  createdAt: Time,
})
export type CommentReport = z.infer<typeof CommentReport>

/**
 * One event of a worry's stream: its public count of comments. The first comes at once; each later one says that there is a comment which
 * the viewer may read and did not write. The client requests it like any other.
 */
export const CommentsEvent = z.object({ commentCount: z.number() })
export type CommentsEvent = z.infer<typeof CommentsEvent>

/** Whether the viewer, who wrote the worry, said that the comment helped them. */
export const HelpedState = z.object({ helpedMe: z.boolean() })
export type HelpedState = z.infer<typeof HelpedState>

const params = z.object({ id: Id })
const postParams = z.object({ postId: Id })
const listQuery = { ...paging(10), includeModerated: Flag }

export const commentsApi = {
  create: endpoint.post('/comments/post/:postId', {
    who: 'member',
    summary: 'Comment on a worry, or answer a comment',
    status: 201,
    idempotent: true,
    params: postParams,
    body: CommentForm,
    response: Comment,
  }),
  list: endpoint.get('/comments/post/:postId', {
    who: 'anyone',
    summary: 'All comments of a worry, oldest first, answers among them',
    params: postParams,
    query: z.object(listQuery),
    response: CommentPage,
  }),
  threaded: endpoint.get('/comments/post/:postId/threaded', {
    who: 'anyone',
    summary: 'The comments of a worry as threads; limit and offset count threads',
    params: postParams,
    query: z.object(listQuery),
    response: ThreadPage,
  }),
  count: endpoint.get('/comments/post/:postId/count', {
    who: 'anyone',
    summary: 'How many comments a worry has',
    params: postParams,
    response: z.object({ count: z.number() }),
  }),
  /** Not JSON: server-sent events, as `notificationsApi.stream`. `response` is the data of each event. */
  stream: endpoint.get('/comments/post/:postId/stream', {
    who: 'member',
    summary: 'Server-sent events: told at once when a worry has a new comment',
    params: postParams,
    response: CommentsEvent,
  }),
  people: endpoint.get('/comments/post/:postId/people', {
    who: 'anyone',
    summary: 'The people who commented on a worry, without its author, the first to do so first; for the author all who helped',
    params: postParams,
    response: z.object({ people: z.array(Commenter), total: z.number() }),
  }),
  received: endpoint.get('/comments/received', {
    who: 'member',
    summary: 'The latest comments on own worries and answers to own comments, newest first',
    query: z.object({ limit: paging(5).limit }),
    response: z.array(ReceivedComment),
  }),
  read: endpoint.get('/comments/:id', { who: 'anyone', summary: 'One comment', params, response: Comment }),
  update: endpoint.put('/comments/:id', {
    who: 'member',
    summary: 'Change a comment of one’s own',
    params,
    body: z.strictObject({ content: CommentContent }),
    response: Comment,
  }),
  remove: endpoint.delete('/comments/:id', {
    who: 'member',
    summary: 'Delete a comment of one’s own',
    params,
    response: Done,
  }),
  replies: endpoint.get('/comments/:id/replies', {
    who: 'anyone',
    summary: 'The answers directly below a comment, oldest first',
    params,
    query: z.object(listQuery),
    response: ReplyPage,
  }),
  replyCount: endpoint.get('/comments/:id/replies/count', {
    who: 'anyone',
    summary: 'How many answers stand directly below a comment',
    params,
    response: z.object({ count: z.number() }),
  }),
  thank: endpoint.post('/comments/:id/thanks', {
    who: 'member',
    summary: 'Say that a comment on a worry of one’s own helped; its author is told',
    params,
    response: HelpedState,
  }),
  takeThanksBack: endpoint.delete('/comments/:id/thanks', {
    who: 'member',
    summary: 'Say no longer that a comment helped',
    params,
    response: HelpedState,
  }),
  translate: endpoint.post('/comments/:id/translation', {
    who: 'member',
    summary: 'A comment in another language, by the operator’s translation service. Nothing is stored or logged',
    params,
    body: z.strictObject({ language: LanguageCode }),
    response: z.object({ text: z.string() }),
  }),
  report: endpoint.post('/comments/:id/report', {
    who: 'member',
    summary: 'Report a comment to the moderators',
    status: 201,
    params,
    body: ReportForm,
    response: Done,
  }),
  reports: endpoint.get('/comments/:id/reports', {
    who: 'moderator',
    summary: 'The reports of a comment',
    params,
    query: z.object(paging()),
    response: z.object({ reports: z.array(CommentReport), hasMore: z.boolean() }),
  }),
}
