import { call } from '@worrystone/api-client'
import { pagedQuery } from '@worrystone/api-client/paged-query'
import { type Category, LIMITS, type ResolutionStory, storyListsApi } from '@worrystone/contracts'

/** Shared stories of one category or of all. */
export const storiesQuery = (category: Category | null) =>
  pagedQuery({
    queryKey: [storyListsApi.stories.url, { category }],
    // The first page as the manifest preloads it.
    fetchPage: ({ limit, offset }, options) =>
      call(
        storyListsApi.stories,
        { query: { limit, ...(offset > 0 && { offset }), ...(category && { category }) } },
        { ...options, priority: 'high' },
      ),
    itemsOf: ({ stories }) => stories,
    idOf: ({ id }) => id,
  })

/** Of each page those in a language of the reader first: what is loaded further down moves nothing above it. */
export function ownLanguagesFirst(stories: ResolutionStory[], codes: string[]): ResolutionStory[] {
  const isOwn = ({ post: { language } }: ResolutionStory) => language !== null && codes.includes(language)
  return stories
    .map((story, at) => ({ story, rank: Math.floor(at / LIMITS.pageDefault) * 2 + (isOwn(story) ? 0 : 1) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ story }) => story)
}

const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase()

/** Whether the worry, the story or one of the coping methods contains the query. */
export function hasWords({ post, resolutionStory, copingMethods }: ResolutionStory, words: string): boolean {
  const needle = plain(words.trim())
  return [post.shortContent, resolutionStory ?? '', ...copingMethods].some((text) => plain(text).includes(needle))
}
