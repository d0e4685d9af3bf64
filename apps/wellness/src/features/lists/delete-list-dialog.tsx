import { call } from '@worrystone/api-client'
import { type ResourceList, resourceListsApi } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'
import { ActionDialog } from '@worrystone/remote-kit/bundled'
import { useNavigate } from 'react-router-dom'
import { updateCachedLists } from './lists.queries.ts'

/** Confirms the deletion of a list and its notes. */
export function DeleteListDialog({ list, onClose }: { list: ResourceList; onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const { code: language } = useLanguage()
  return (
    <ActionDialog
      title={t('Delete this list?')}
      body={t('The list and its notes are gone then.')}
      confirmLabel={t('Delete')}
      danger
      action={() => call(resourceListsApi.remove, { params: { id: list.id } })}
      failure={t('That did not work. Please try again.')}
      onSuccess={() => {
        void navigate('/resources/lists', { replace: true })
        updateCachedLists(language, (lists) => lists.filter(({ id }) => id !== list.id))
      }}
      onClose={onClose}
    />
  )
}
