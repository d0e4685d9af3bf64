import * as z from '@worrystone/contracts/zod'
import { Done, endpoint, Id, TrueOrFalse } from './endpoint.ts'
import { LIMITS } from './limits.ts'
import { paging } from './paging.ts'
import { Rating } from './rating.ts'
import { Resolution, storyListsApi } from './story-lists.ts'
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
  isPublic: z._default(TrueOrFalse, false),
})
export type ResolutionForm = z.infer<typeof ResolutionForm>

/**
 * Something that helped people with similar worries. `count`: how many people name it, in whatever words. A figure about fewer than 10 is
 * null. `method`: its id in the list of coping methods, whose name in the reader's language `copingMethod` is; null for words of a person.
 */
export const Suggestion = z.object({
  copingMethod: z.string(),
  method: z.nullable(z.string()),
  count: z.nullable(z.number()),
  averageRating: z.nullable(z.number()),
})
export type Suggestion = z.infer<typeof Suggestion>

/** How many people have a worry like this, and how many of them have resolved one. Null below 10 people in either. */
export const SimilarFigures = z.object({ people: z.number(), resolved: z.number() })
export type SimilarFigures = z.infer<typeof SimilarFigures>

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
  ...storyListsApi,
  suggestions: endpoint.get('/resolutions/posts/:id/suggestions', {
    who: 'anyone',
    summary: 'What helped people with similar worries',
    params,
    query: z.object({ limit: paging(5).limit }),
    response: z.object({ suggestions: z.array(Suggestion), similar: z.nullable(SimilarFigures) }),
  }),
}
