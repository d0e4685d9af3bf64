import * as z from '@worrystone/contracts/zod'
import { Category } from './category.ts'
import { endpoint, Id, Time } from './endpoint.ts'
import { LanguageCode } from './languages.ts'
import { paging } from './paging.ts'
import { ModerationStatus, Post } from './post-lists.ts'

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

/** Figures over all shared stories. A figure about fewer than 10 people is null, or left out. */
export const ResolutionStats = z.object({
  sharedStories: z.nullable(z.number()),
  averageRating: z.nullable(z.number()),
  copingMethods: z.array(z.object({ copingMethod: z.string(), count: z.number() })),
})
export type ResolutionStats = z.infer<typeof ResolutionStats>

/** The lists of `resolutionsApi`, separate from the forms: a page that only reads does not need the schemas for writing. */
export const storyListsApi = {
  byUser: endpoint.get('/resolutions/users/:id/resolved', {
    who: 'anyone',
    summary: 'The resolved worries of a person that the viewer may read about',
    params: z.object({ id: Id }),
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
}
