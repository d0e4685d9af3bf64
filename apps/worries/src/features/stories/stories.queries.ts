import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { type Category, LIMITS, type ResolutionStory, resolutionsApi } from '@worrystone/contracts'

/** Shared stories of one category or of all, twenty at a time. */
export const storiesQuery = (category: Category | null) =>
  infiniteQueryOptions({
    queryKey: [resolutionsApi.stories.url, { category }],
    queryFn: ({ signal, pageParam }) =>
      call(
        resolutionsApi.stories,
        {
          query: {
            limit: LIMITS.pageDefault,
            ...(pageParam > 0 && { offset: pageParam }),
            ...(category && { category }),
          },
        },
        { signal, retries: 1, priority: 'high' },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.reduce((sum, { stories }) => sum + stories.length, 0) : undefined),
  })

/** Each story once: a list may shift by one while it is read page by page. */
export function everyStory(pages: { stories: ResolutionStory[] }[]): ResolutionStory[] {
  return [...new Map(pages.flatMap(({ stories }) => stories.map((story) => [story.id, story] as const))).values()]
}

const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase()

/** Whether the worry, the story or one of the coping methods holds the words. */
export function hasWords({ post, resolutionStory, copingMethods }: ResolutionStory, words: string): boolean {
  const wanted = plain(words.trim())
  return [post.shortContent, resolutionStory ?? '', ...copingMethods].some((text) => plain(text).includes(wanted))
}
