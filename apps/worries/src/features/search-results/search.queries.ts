import { call } from '@worrystone/api-client'
import { cursorPagedQuery } from '@worrystone/api-client/paged-query'
import { Category, LANGUAGES, LIMITS, type SearchHit, SearchPeriod, searchApi } from '@worrystone/contracts'

/** The search; the filters are in the URL. */
export type FoundView = {
  words: string
  kind: SearchHit['kind'] | null
  category: Category | null
  language: string | null
  period: SearchPeriod | null
  resolved: 'true' | 'false' | null
  mine: boolean
}
export type SearchFilters = Omit<FoundView, 'words'>

const oneOf = <T extends string>(options: readonly T[], value: string | null) =>
  options.find((option) => option === value) ?? null

export const readFilters = (params: URLSearchParams): SearchFilters => ({
  kind: oneOf(['worry', 'story'], params.get('kind')),
  category: oneOf(Category.options, params.get('category')),
  language: oneOf(
    LANGUAGES.map(({ code }) => code),
    params.get('language'),
  ),
  period: oneOf(SearchPeriod.options, params.get('period')),
  resolved: oneOf(['true', 'false'], params.get('resolved')),
  mine: params.get('mine') === '1',
})

export const searchQuery = ({ words, kind, category, language, period, resolved, mine }: FoundView) =>
  cursorPagedQuery({
    queryKey: [searchApi.search.url, words, kind, category, language, period, resolved, mine],
    fetchPage: ({ cursor }, options) =>
      call(
        searchApi.search,
        {
          query: {
            // An address can hold more than the API takes.
            q: words.slice(0, LIMITS.search - 1),
            limit: LIMITS.pageDefault,
            ...(cursor && { cursor }),
            ...(kind && { kind }),
            ...(category && { category }),
            ...(language && { languages: language }),
            ...(period && { period }),
            ...(resolved && { resolved: resolved === 'true' }),
            ...(mine && { mine }),
          },
        },
        { ...options, priority: 'high' },
      ),
    // Pages, not hits: the first page has the help level. The cursor keeps hits from repeating.
    itemsOf: (page) => [page],
    idOf: ({ nextCursor }) => nextCursor ?? 'last',
  })
