import { queryOptions } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { postsApi } from '@worrystone/contracts'

/** The prompts: the same for all viewers, and changed by releases only. */
export const promptsQuery = () =>
  queryOptions({
    queryKey: [postsApi.prompts.url],
    queryFn: ({ signal }) => call(postsApi.prompts, {}, { signal, retries: 1 }),
    staleTime: Number.POSITIVE_INFINITY,
  })
