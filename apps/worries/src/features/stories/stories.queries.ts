import { call } from '@worrystone/api-client'
import { pagedQuery } from '@worrystone/api-client/paged-query'
import { type Category, type ResolutionStory, resolutionsApi } from '@worrystone/contracts'

/** Shared stories of one category or of all. */
export const storiesQuery = (category: Category | null) =>
  pagedQuery({
    queryKey: [resolutionsApi.stories.url, { category }],
    // The first page as the manifest preloads it.
    fetchPage: ({ limit, offset }, options) =>
      call(
        resolutionsApi.stories,
        { query: { limit, ...(offset > 0 && { offset }), ...(category && { category }) } },
        { ...options, priority: 'high' },
      ),
    itemsOf: ({ stories }) => stories,
    idOf: ({ id }) => id,
  })

const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase()

/** Whether the worry, the story or one of the coping methods contains the query. */
export function hasWords({ post, resolutionStory, copingMethods }: ResolutionStory, words: string): boolean {
  const needle = plain(words.trim())
  return [post.shortContent, resolutionStory ?? '', ...copingMethods].some((text) => plain(text).includes(needle))
}
