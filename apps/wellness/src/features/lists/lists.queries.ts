import { query, queryClient } from '@worrystone/api-client'
import { type LanguageCode, type ResourceList, type ResourceListForm, resourceListsApi } from '@worrystone/contracts'

export const listsQuery = (language: LanguageCode) => query(resourceListsApi.list, { query: { language } })

/** Updates the cached lists of a language. */
export function updateCachedLists(language: LanguageCode, change: (lists: ResourceList[]) => ResourceList[]) {
  queryClient.setQueryData(listsQuery(language).queryKey, (cached: { lists: ResourceList[] } | undefined) =>
    cached ? { lists: change(cached.lists) } : cached,
  )
}

/** A list in the form of the request. */
export const toListForm = ({ name, entries }: ResourceList): ResourceListForm => ({
  name,
  entries: entries.map(({ resourceId, note }) => ({ resourceId, note })),
})
