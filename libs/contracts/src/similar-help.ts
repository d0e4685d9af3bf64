import * as z from '@worrystone/contracts/zod'
import { Category } from './category.ts'
import { endpoint, Id } from './endpoint.ts'
import { LIMITS } from './limits.ts'
import { SimilarFigures, Suggestion } from './resolutions.ts'
import { textField } from './text.ts'

/** What others with worries like a text found. Empty for a text without a category, and where help is offered instead. */
export const SimilarHelp = z.object({
  category: z.nullable(Category),
  similar: z.nullable(SimilarFigures),
  suggestions: z.array(Suggestion),
  stories: z.array(z.object({ postId: Id, shortContent: z.string(), language: z.nullable(z.string()) })),
})
export type SimilarHelp = z.infer<typeof SimilarHelp>

/** A coping method of the list, by its name in the reader's language. */
export const CopingMethod = z.object({ id: z.string(), name: z.string() })
export type CopingMethod = z.infer<typeof CopingMethod>

const SimilarText = textField({
  max: LIMITS.longContent,
  required: 'Please send a text',
  tooLong: 'The text must be less than 10,000 characters',
  multiline: true,
})

/** Apart from the resolutions: their pages do without it. */
export const similarHelpApi = {
  /** `read`: many pauses of one writer must not use up the checks for danger. */
  ofText: endpoint.post('/resolutions/similar', {
    who: 'member',
    summary: 'What helped people with worries like this text. Nothing is stored or logged',
    rate: 'read',
    body: z.strictObject({ text: SimilarText }),
    response: SimilarHelp,
  }),
  methods: endpoint.get('/resolutions/methods', {
    who: 'anyone',
    summary: 'The list of coping methods, by their names in the language of the request',
    response: z.object({ methods: z.array(CopingMethod) }),
  }),
}
