import { useMutation } from '@tanstack/react-query'
import { call, queryClient } from '@worrystone/api-client'
import { type LanguageCode, type ResourceList, resourceListsApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { listsQuery, toListForm, updateCachedLists } from './lists.queries.ts'

/** Saves a list optimistically, one request after the other, so that the last change wins. After a failure the lists are refetched. */
export function useSaveList(language: LanguageCode) {
  const t = useT()
  const errorMessage = useErrorMessage()
  return useMutation({
    scope: { id: 'resource-lists' },
    mutationFn: (list: ResourceList) =>
      call(resourceListsApi.update, { params: { id: list.id }, query: { language }, body: toListForm(list) }),
    onMutate: (list) =>
      updateCachedLists(language, (lists) => lists.map((cachedList) => (cachedList.id === list.id ? list : cachedList))),
    onError: (error) => {
      toast.error(errorMessage(error, t('The list could not be saved')), { isRetryable: true })
      void queryClient.invalidateQueries({ queryKey: listsQuery(language).queryKey })
    },
  })
}
