import type { Query } from '@tanstack/react-query'
import { queryClient } from '@worrystone/api-client'

/** Changes what a query has cached, and again the pages that it is just fetching. */
export function updateQuery<Data>(query: Query, update: (cached: Data) => Data) {
  function apply() {
    const cached = query.state.data as Data | undefined
    const updated = cached && update(cached)
    if (updated !== cached) queryClient.setQueryData(query.queryKey, updated)
  }
  apply()
  // A next page is appended to the pages as they were at its request: changes made meanwhile are applied again.
  if (query.state.fetchStatus === 'fetching' && query.state.fetchMeta?.fetchMore) query.promise?.then(apply, () => {})
}
