import * as z from '@worrystone/contracts/zod'
import { Done, endpoint, Flag, Id, Time } from './endpoint.ts'
import { LIMITS } from './limits.ts'
import { Cursor, paging } from './paging.ts'
import { text } from './text.ts'
import { UserSummary } from './users.ts'

export const PrivacyLevel = z.enum(['public', 'friends', 'private'], 'Please choose who may see this')
export type PrivacyLevel = z.infer<typeof PrivacyLevel>

/** A beginning of a worry. `text` is English and the key of its translations. */
export const Prompt = z.object({ id: z.string(), text: z.string() })
export type Prompt = z.infer<typeof Prompt>

/** A worry as one viewer may see it. Draft: no `publishedAt`, no `scheduledFor`. Scheduled: `publishedAt` null until `scheduledFor`. */
export const Post = z.object({
  id: Id,
  userId: Id,
  user: UserSummary,
  worryPrompt: z.string(),
  shortContent: z.string(),
  /** Only in the answer about one post; lists tell `hasLongContent`. */
  longContent: z.optional(z.nullable(z.string())),
  hasLongContent: z.boolean(),
  privacyLevel: PrivacyLevel,
  commentsEnabled: z.boolean(),
  isScheduled: z.boolean(),
  scheduledFor: z.nullable(Time),
  publishedAt: z.nullable(Time),
  createdAt: Time,
  updatedAt: Time,
  /** Changed after it was published. */
  isEdited: z.boolean(),
  supportCount: z.number(),
  meTooCount: z.number(),
  commentCount: z.number(),
  similarCount: z.number(),
  isOwnPost: z.boolean(),
  isFollowingAuthor: z.boolean(),
  isShowingSupport: z.boolean(),
  hasMeToo: z.boolean(),
})
export type Post = z.infer<typeof Post>

/** One page of worries. `total` is exact up to 1,000 and stays there; `nextCursor` is null on the last page. */
export const PostPage = z.object({
  posts: z.array(Post),
  hasMore: z.boolean(),
  total: z.number(),
  nextCursor: z.nullable(z.string()),
})
export type PostPage = z.infer<typeof PostPage>

export const ShortContent = text({
  max: LIMITS.shortContent,
  required: 'Please share your worry',
  tooLong: 'Worry must be less than 280 characters',
  multiline: true,
})
export const LongContent = text({
  max: LIMITS.longContent,
  tooLong: 'Extended content must be less than 10,000 characters',
  multiline: true,
})
export const BlogContent = text({
  max: LIMITS.longContent,
  required: 'Blog content cannot be empty',
  tooLong: 'Blog content must be less than 10,000 characters',
  multiline: true,
})
const WorryPrompt = z
  .string('Please select a prompt')
  .check(z.trim(), z.minLength(1, { error: 'Please select a prompt', abort: true }), z.maxLength(200, 'Please select a prompt'))

/** `isScheduled` without `scheduledFor` keeps a draft; with it the worry appears at that time. */
export const PostForm = z.strictObject({
  shortContent: ShortContent,
  worryPrompt: WorryPrompt,
  privacyLevel: z._default(PrivacyLevel, 'public'),
  commentsEnabled: z._default(z.boolean('Must be true or false'), true),
  longContent: z.optional(z.nullable(LongContent)),
  isScheduled: z._default(z.boolean('Must be true or false'), false),
  scheduledFor: z.optional(z.nullable(z.iso.datetime({ offset: true, error: 'Please choose a valid date and time' }))),
})
export type PostForm = z.infer<typeof PostForm>

/** Any part of a worry; what is left out stays as it is. `isScheduled: false` publishes a draft or a scheduled worry now. */
export const PostChange = z.strictObject({
  shortContent: z.optional(ShortContent),
  worryPrompt: z.optional(WorryPrompt),
  privacyLevel: z.optional(PrivacyLevel),
  commentsEnabled: z.optional(z.boolean('Must be true or false')),
  longContent: z.optional(z.nullable(LongContent)),
  isScheduled: z.optional(z.boolean('Must be true or false')),
  scheduledFor: z.optional(z.nullable(z.iso.datetime({ offset: true, error: 'Please choose a valid date and time' }))),
})
export type PostChange = z.infer<typeof PostChange>

const params = z.object({ id: Id })
const page = { ...paging(), cursor: z.optional(Cursor) }
const list = z.object({ ...page, privacyLevel: z.optional(PrivacyLevel), includeScheduled: Flag })
const feed = z.object(page)

export const postsApi = {
  prompts: endpoint({
    who: 'anyone',
    method: 'GET',
    url: '/posts/prompts',
    summary: 'Beginnings of a worry',
    answer: z.array(Prompt),
  }),
  create: endpoint({
    who: 'member',
    method: 'POST',
    url: '/posts',
    summary: 'Share, schedule or draft a worry',
    status: 201,
    idempotent: true,
    body: PostForm,
    answer: Post,
  }),
  list: endpoint({
    who: 'anyone',
    method: 'GET',
    url: '/posts',
    summary: 'Every worry the viewer may see, newest first',
    query: list,
    answer: PostPage,
  }),
  personalized: endpoint({
    who: 'member',
    method: 'GET',
    url: '/posts/feed/personalized',
    summary: 'Own worries and those of people one follows',
    query: feed,
    answer: PostPage,
  }),
  discovery: endpoint({
    who: 'anyone',
    method: 'GET',
    url: '/posts/feed/discovery',
    summary: 'Public worries of people one does not follow',
    query: feed,
    answer: PostPage,
  }),
  myFeed: endpoint({
    who: 'member',
    method: 'GET',
    url: '/users/me/feed',
    summary: 'The personalized feed under the people prefix',
    query: feed,
    answer: PostPage,
  }),
  byUser: endpoint({
    who: 'anyone',
    method: 'GET',
    url: '/posts/user/:userId',
    summary: "A person's worries that the viewer may see",
    params: z.object({ userId: Id }),
    query: list,
    answer: PostPage,
  }),
  read: endpoint({ who: 'anyone', method: 'GET', url: '/posts/:id', summary: 'One worry, whole', params, answer: Post }),
  edit: endpoint({
    who: 'member',
    method: 'PUT',
    url: '/posts/:id',
    summary: 'Change a worry of one’s own',
    params,
    body: PostChange,
    answer: Post,
  }),
  remove: endpoint({
    who: 'member',
    method: 'DELETE',
    url: '/posts/:id',
    summary: 'Delete a worry of one’s own',
    params,
    answer: Done,
  }),
  saveBlog: endpoint({
    who: 'member',
    method: 'POST',
    url: '/posts/:id/blog',
    summary: 'Add or replace the longer text',
    params,
    body: z.strictObject({ longContent: BlogContent }),
    answer: Post,
  }),
  removeBlog: endpoint({
    who: 'member',
    method: 'DELETE',
    url: '/posts/:id/blog',
    summary: 'Take the longer text away',
    params,
    answer: Post,
  }),
}
