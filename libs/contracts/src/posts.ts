import * as z from '@worrystone/contracts/zod'
import { Done, endpoint, Id, TrueOrFalse } from './endpoint.ts'
import { LIMITS } from './limits.ts'
import { ContentWarning, Post, postListsApi, Wish } from './post-lists.ts'
import { PrivacyLevel } from './privacy-level.ts'
import { textField } from './text.ts'
import { unansweredApi } from './unanswered.ts'

/** A start for a worry. `text` is English and the key of its translations. */
export const Prompt = z.object({ id: z.string(), text: z.string() })
export type Prompt = z.infer<typeof Prompt>

export const ShortContent = textField({
  max: LIMITS.shortContent,
  required: 'Please share your worry',
  tooLong: 'Worry must be less than 280 characters',
  multiline: true,
})
export const LongContent = textField({
  max: LIMITS.longContent,
  tooLong: 'Extended content must be less than 10,000 characters',
  multiline: true,
})
export const BlogContent = textField({
  max: LIMITS.longContent,
  required: 'Blog content cannot be empty',
  tooLong: 'Blog content must be less than 10,000 characters',
  multiline: true,
})
const WorryPrompt = z
  .string('Please select a prompt')
  .check(z.trim(), z.minLength(1, { error: 'Please select a prompt', abort: true }), z.maxLength(200, 'Please select a prompt'))

const WarningField = z.enum(ContentWarning.options, 'Please choose a content warning from the list')
const WishField = z.enum(Wish.options, 'Please choose a wish from the list')

/** `isScheduled` without `scheduledFor` keeps a draft; with it the worry appears at that time. */
export const PostForm = z.strictObject({
  shortContent: ShortContent,
  worryPrompt: WorryPrompt,
  privacyLevel: z._default(PrivacyLevel, 'public'),
  commentsEnabled: z._default(TrueOrFalse, true),
  longContent: z.optional(z.nullable(LongContent)),
  contentWarning: z.optional(z.nullable(WarningField)),
  wish: z.optional(z.nullable(WishField)),
  isScheduled: z._default(TrueOrFalse, false),
  scheduledFor: z.optional(z.nullable(z.iso.datetime({ offset: true, error: 'Please choose a valid date and time' }))),
})
export type PostForm = z.infer<typeof PostForm>

/** Any part of a worry; omitted fields stay unchanged. `isScheduled: false` publishes a draft or a scheduled worry now. */
export const PostChange = z.strictObject({
  shortContent: z.optional(ShortContent),
  worryPrompt: z.optional(WorryPrompt),
  privacyLevel: z.optional(PrivacyLevel),
  commentsEnabled: z.optional(TrueOrFalse),
  longContent: z.optional(z.nullable(LongContent)),
  contentWarning: z.optional(z.nullable(WarningField)),
  wish: z.optional(z.nullable(WishField)),
  isScheduled: z.optional(TrueOrFalse),
  scheduledFor: z.optional(z.nullable(z.iso.datetime({ offset: true, error: 'Please choose a valid date and time' }))),
})
export type PostChange = z.infer<typeof PostChange>

const params = z.object({ id: Id })

export const postsApi = {
  ...postListsApi,
  ...unansweredApi,
  prompts: endpoint.get('/posts/prompts', {
    who: 'anyone',
    summary: 'Beginnings of a worry',
    response: z.array(Prompt),
  }),
  create: endpoint.post('/posts', {
    who: 'member',
    summary: 'Share, schedule or draft a worry',
    status: 201,
    idempotent: true,
    body: PostForm,
    response: Post,
  }),
  read: endpoint.get('/posts/:id', { who: 'anyone', summary: 'One worry, whole', params, response: Post }),
  update: endpoint.put('/posts/:id', {
    who: 'member',
    summary: 'Change a worry of one’s own',
    params,
    body: PostChange,
    response: Post,
  }),
  remove: endpoint.delete('/posts/:id', {
    who: 'member',
    summary: 'Delete a worry of one’s own',
    params,
    response: Done,
  }),
  saveBlog: endpoint.post('/posts/:id/blog', {
    who: 'member',
    summary: 'Add or replace the longer text',
    params,
    body: z.strictObject({ longContent: BlogContent }),
    response: Post,
  }),
  removeBlog: endpoint.delete('/posts/:id/blog', {
    who: 'member',
    summary: 'Take the longer text away',
    params,
    response: Post,
  }),
}
