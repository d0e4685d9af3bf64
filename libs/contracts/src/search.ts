import * as z from '@worrystone/contracts/zod'
import { Category } from './category.ts'
import { endpoint, Flag } from './endpoint.ts'
import { LIMITS } from './limits.ts'
import { Cursor, paging } from './paging.ts'
import { Languages, Post } from './post-lists.ts'
import { DangerLevel } from './safety.ts'
import { textField } from './text.ts'

const SearchText = textField({
  max: LIMITS.search,
  required: 'Please enter what you are looking for',
  tooLong: 'Please search with fewer words',
})

/** How far back a search goes. */
export const SearchPeriod = z.enum(['day', 'week', 'month', 'year'], 'Please choose a period from the list')
export type SearchPeriod = z.infer<typeof SearchPeriod>

/** A part of a text: UTF-16 offsets, `end` not included. */
export const TextRange = z.object({ start: z.number(), end: z.number() })
export type TextRange = z.infer<typeof TextRange>

/** Where the excerpt is from: the worry, its longer text, or the story of how it was resolved. */
export const ExcerptSource = z.enum(['worry', 'longer-text', 'story'])
export type ExcerptSource = z.infer<typeof ExcerptSource>

/** A text that was found. `marks`: the words that match, in order; none where the match is not in the excerpt. */
export const SearchHit = z.object({
  kind: z.enum(['worry', 'story']),
  post: Post,
  excerpt: z.object({ source: ExcerptSource, text: z.string(), marks: z.array(TextRange) }),
})
export type SearchHit = z.infer<typeof SearchHit>

/** One page of hits, best first. `total` is exact up to 200, which are also the most that can be read. */
export const SearchPage = z.object({
  hits: z.array(SearchHit),
  hasMore: z.boolean(),
  total: z.number(),
  nextCursor: z.nullable(z.string()),
  /** How dangerous the searched words sound: from 2 on, help is shown before the hits. Neither stored nor logged. */
  helpLevel: DangerLevel,
})
export type SearchPage = z.infer<typeof SearchPage>

export const searchApi = {
  search: endpoint.get('/posts/search', {
    who: 'anyone',
    summary: 'Worries and stories that the viewer may see, by words',
    query: z.object({
      ...paging(),
      q: SearchText,
      cursor: z.optional(Cursor),
      kind: z.optional(z.enum(['worry', 'story'], 'Please choose worries or stories')),
      category: z.optional(Category),
      languages: z.optional(Languages),
      period: z.optional(SearchPeriod),
      /** true: resolved worries only, false: open ones only. */
      resolved: z.optional(z.stringbool({ error: 'Must be true or false' })),
      /** Only texts of the viewer; a visitor has none. */
      mine: Flag,
    }),
    response: SearchPage,
  }),
}
