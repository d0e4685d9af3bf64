import { call } from '@worrystone/api-client'
import { type LanguageCode, type ResourceList, ResourceListName, resourceListsApi } from '@worrystone/contracts'
import { schemaErrors, useForm } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { updateCachedLists } from './lists.queries.ts'

type Options = { language: LanguageCode; resourceId?: string; onAdded: (list: ResourceList) => void }

/** A form for a new list, optionally with an entry. */
export function useAddList({ language, resourceId, onAdded }: Options) {
  const t = useT()
  const entries = resourceId ? [{ resourceId, note: '' }] : []
  return useForm({
    initial: { name: '' },
    validate: (values) => schemaErrors(ResourceListName, values),
    onSubmit: async (values) => {
      const added = await call(resourceListsApi.create, { query: { language }, body: { ...values, entries } })
      updateCachedLists(language, (lists) => [added, ...lists])
      onAdded(added)
    },
    onError: t('The list could not be saved'),
  })
}
