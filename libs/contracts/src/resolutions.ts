import * as z from '@worrystone/contracts/zod'
import { Category } from './category.ts'
import { Done, endpoint, Id, Time } from './endpoint.ts'
import { LanguageCode } from './languages.ts'
import { LIMITS } from './limits.ts'
import { paging } from './paging.ts'
import { ModerationStatus, Post } from './post-lists.ts'
import { Rating } from './rating.ts'
import { textField } from './text.ts'

const NO_METHOD = 'Please add at least one coping method'
const method = textField({ max: LIMITS.copingMethod, tooLong: 'A coping method must be less than 100 characters' })

export const CopingMethods = z.array(method, NO_METHOD).check(
  z.maxLength(LIMITS.copingMethods, 'Please keep to 20 coping methods'),
  z.overwrite((methods) => [...new Set(methods.filter((method) => method !== ''))]),
  z.minLength(1, NO_METHOD),
)

/** The most people that can be named at once. */
const MAX_HELPERS = 100

/**
 * `isPublic` shares the story with all readers of the worry; it needs the worry itself to be public.
 * `helpedBy`: the people who helped, of those who commented; each is told once, and nobody else. Omitted: stays as it is.
 */
export const ResolutionForm = z.strictObject({
  copingMethods: CopingMethods,
  resolutionStory: z.optional(
    z.nullable(
      textField({ max: LIMITS.resolutionStory, tooLong: 'Your story must be less than 2,000 characters', multiline: true }),
    ),
  ),
  helpfulnessRating: z.optional(z.nullable(Rating)),
  helpedBy: z.optional(z.array(Id).check(z.maxLength(MAX_HELPERS, 'Please choose at most 100 people'))),
  isPublic: z._default(z.boolean('Must be true or false'), false),
})
export type ResolutionForm = z.infer<typeof ResolutionForm>

/** What helped with one worry. Others read it only while it is shared and the worry is public. */
export const Resolution = z.object({
  postId: Id,
  copingMethods: z.array(z.string()),
  resolutionStory: z.nullable(z.string()),
  helpfulnessRating: z.nullable(z.number()),
  isPublic: z.boolean(),
  /** Other than approved: only its author sees it here; moderators read it in its case. */
  moderationStatus: ModerationStatus,
  resolvedAt: Time,
  updatedAt: Time,
})
export type Resolution = z.infer<typeof Resolution>

/** A shared resolution with its worry. */
export const ResolutionStory = z.object({ ...Resolution.shape, id: Id, post: Post })
export type ResolutionStory = z.infer<typeof ResolutionStory>

export const StoryPage = z.object({ stories: z.array(ResolutionStory), hasMore: z.boolean() })
export type StoryPage = z.infer<typeof StoryPage>

/** Something that helped people with similar worries. `count`: how many people name it. A figure about fewer than 10 is null. */
export const Suggestion = z.object({
  copingMethod: z.string(),
  count: z.nullable(z.number()),
  averageRating: z.nullable(z.number()),
})
export type Suggestion = z.infer<typeof Suggestion>

/** Figures over all shared stories. A figure about fewer than 10 people is null, or left out. */
export const ResolutionStats = z.object({
  sharedStories: z.nullable(z.number()),
  averageRating: z.nullable(z.number()),
  copingMethods: z.array(z.object({ copingMethod: z.string(), count: z.number() })),
})
export type ResolutionStats = z.infer<typeof ResolutionStats>

const params = z.object({ id: Id })

export const resolutionsApi = {
  resolve: endpoint.post('/resolutions/posts/:id/resolve', {
    who: 'member',
    summary: 'Mark a worry of one’s own as resolved',
    params,
    body: ResolutionForm,
    response: Resolution,
  }),
  update: endpoint.put('/resolutions/posts/:id/resolve', {
    who: 'member',
    summary: 'Change what helped',
    params,
    body: ResolutionForm,
    response: Resolution,
  }),
  reopen: endpoint.delete('/resolutions/posts/:id/resolve', {
    who: 'member',
    summary: 'Mark a worry as not resolved',
    params,
    response: Done,
  }),
  read: endpoint.get('/resolutions/posts/:id', {
    who: 'anyone',
    summary: 'What helped with a worry; 404 when there is nothing to read',
    params,
    response: Resolution,
  }),
  byUser: endpoint.get('/resolutions/users/:id/resolved', {
    who: 'anyone',
    summary: 'The resolved worries of a person that the viewer may read about',
    params,
    query: z.object(paging()),
    response: StoryPage,
  }),
  stats: endpoint.get('/resolutions/stats', {
    who: 'anyone',
    summary: 'What helps in this community',
    response: ResolutionStats,
  }),
  stories: endpoint.get('/resolutions/stories', {
    who: 'anyone',
    summary: 'Shared stories, newest first',
    query: z.object({ ...paging(), category: z.optional(Category) }),
    response: StoryPage,
  }),
  storyOfTheDay: endpoint.get('/resolutions/stories/today', {
    who: 'anyone',
    summary: 'One shared story in a language, the same for everybody during a day (UTC); null without one',
    query: z.object({ language: LanguageCode }),
    response: z.object({ story: z.nullable(ResolutionStory) }),
  }),
  suggestions: endpoint.get('/resolutions/posts/:id/suggestions', {
    who: 'anyone',
    summary: 'What helped people with similar worries',
    params,
    query: z.object({ limit: paging(5).limit }),
    response: z.object({ suggestions: z.array(Suggestion) }),
  }),
}
