import { queryOptions } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { postsApi } from '@worrystone/contracts'

/** The beginnings of a worry: the same for everybody, and they change only with a release. */
export const promptsQuery = () =>
  queryOptions({
    queryKey: [postsApi.prompts.url],
    queryFn: ({ signal }) => call(postsApi.prompts, {}, { signal, retries: 1 }),
    staleTime: Number.POSITIVE_INFINITY,
  })
