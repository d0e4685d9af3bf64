import * as z from '@worrystone/contracts/zod'
import { Category } from './category.ts'
import { endpoint, Flag, Id, Time } from './endpoint.ts'
import { Cursor, paging } from './paging.ts'
import { PrivacyLevel } from './privacy-level.ts'
import { SensitiveTopic } from './sensitive-topic.ts'
import { UserSummary } from './user-summary.ts'

/** `pending`: held until a moderator decides. `flagged`: hidden after reports. `rejected`: taken down. Other readers see `approved` only. */
export const ModerationStatus = z.enum(['approved', 'pending', 'flagged', 'rejected'])
export type ModerationStatus = z.infer<typeof ModerationStatus>

/** The author's content warning: the worry is collapsed for others until they open it. */
export const ContentWarning = z.enum(['self-harm', 'violence', 'sexual-violence', 'loss', 'eating', 'substances', 'other'])
export type ContentWarning = z.infer<typeof ContentWarning>

/** What the author wishes for in answers. 'No replies' is `commentsEnabled: false`. */
export const Wish = z.enum(['listen', 'ideas', 'reassure'])
export type Wish = z.infer<typeof Wish>

/** A worry as one viewer may see it. Draft: no `publishedAt`, no `scheduledFor`. Scheduled: `publishedAt` null until `scheduledFor`. */
export const Post = z.object({
  id: Id,
  userId: Id,
  user: UserSummary,
  worryPrompt: z.string(),
  shortContent: z.string(),
  /** Only in the response for one post; lists hold `hasLongContent`. */
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
  contentWarning: z.nullable(ContentWarning),
  wish: z.nullable(Wish),
  /** The topics it mentions, so that readers can have such worries collapsed. */
  topics: z.array(SensitiveTopic),
  /** null until the worry is analyzed. */
  category: z.nullable(Category),
  /** The language of the text, as a code; null until the worry is analyzed, and where it is not recognised. */
  language: z.nullable(z.string()),
  isResolved: z.boolean(),
  /** Other than approved only in the viewer's own worries. */
  moderationStatus: ModerationStatus,
  isOwnPost: z.boolean(),
  isFollowingAuthor: z.boolean(),
  isShowingSupport: z.boolean(),
  hasMeToo: z.boolean(),
  /** The viewer keeps it in their private list. */
  isSaved: z.boolean(),
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

/** Codes of languages, separated by commas: only worries in one of them. */
export const Languages = z
  .string('Please choose a supported language')
  .check(z.regex(/^[a-z]{2}(,[a-z]{2}){0,19}$/, 'Please choose a supported language'))

const pageQuery = { ...paging(), cursor: z.optional(Cursor), languages: z.optional(Languages), category: z.optional(Category) }
const listQuery = z.object({ ...pageQuery, privacyLevel: z.optional(PrivacyLevel), includeScheduled: Flag })
const feedQuery = z.object(pageQuery)

/** The lists of `postsApi`, separate from the forms: a page that only reads does not need the schemas for writing. */
export const postListsApi = {
  list: endpoint.get('/posts', {
    who: 'anyone',
    summary: 'Every worry the viewer may see, newest first',
    query: listQuery,
    response: PostPage,
  }),
  personalized: endpoint.get('/posts/feed/personalized', {
    who: 'member',
    summary: 'Own worries and those of people one follows',
    query: feedQuery,
    response: PostPage,
  }),
  discovery: endpoint.get('/posts/feed/discovery', {
    who: 'anyone',
    summary: 'Public worries of people one does not follow',
    query: feedQuery,
    response: PostPage,
  }),
  myFeed: endpoint.get('/users/me/feed', {
    who: 'member',
    summary: 'The personalized feed under the people prefix',
    query: feedQuery,
    response: PostPage,
  }),
  byUser: endpoint.get('/posts/user/:userId', {
    who: 'anyone',
    summary: "A person's worries that the viewer may see",
    params: z.object({ userId: Id }),
    query: listQuery,
    response: PostPage,
  }),
}
