import { CountryCode, ResourceCost, Slug } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { useAddressParams, useClearAddress } from '@worrystone/remote-kit/bundled'
import { useCallback } from 'react'

export type DirectoryFilter = {
  words: string
  category: string | null
  country: string | null
  cost: ResourceCost | null
  tags: string[]
  isCrisis: boolean
}

const MAX_TAGS = 20
const parseParam = <T>(schema: z.ZodMiniType<T>, value: string | null): T | null => {
  const result = z.safeParse(schema, value)
  return value !== null && result.success ? result.data : null
}

/** The filters of the directory in the URL. An invalid value counts as absent. */
export function useDirectoryFilter() {
  const { params, change } = useAddressParams()
  const filter: DirectoryFilter = {
    words: (params.get('query') ?? '').trim().slice(0, 99),
    category: parseParam(Slug, params.get('category')),
    country: parseParam(CountryCode, params.get('country')),
    cost: parseParam(ResourceCost, params.get('cost')),
    tags: (params.get('tags') ?? '')
      .split(',')
      .filter((tag) => z.safeParse(Slug, tag).success)
      .slice(0, MAX_TAGS),
    isCrisis: params.get('isCrisis') === 'true',
  }

  return {
    filter,
    isNarrowed: params.size > 0,
    change,
    setWords: useCallback((words: string) => change({ query: words }), [change]),
    toggleTag: (tag: string) => {
      const { tags } = filter
      change({ tags: (tags.includes(tag) ? tags.filter((chosen) => chosen !== tag) : [...tags, tag]).join(',') })
    },
    clear: useClearAddress(),
  }
}
export type Directory = ReturnType<typeof useDirectoryFilter>
