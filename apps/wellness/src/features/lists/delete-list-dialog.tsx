import { useMutation } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { type ResourceList, resourceListsApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useLanguage, useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { ConfirmDialog } from '@worrystone/ui'
import { useNavigate } from 'react-router-dom'
import { updateCachedLists } from './lists.queries.ts'

/** Confirms the deletion of a list and its notes. */
export function DeleteListDialog({ list, onClose }: { list: ResourceList; onClose: () => void }) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const navigate = useNavigate()
  const { code: language } = useLanguage()
  const remove = useMutation({
    mutationFn: () => call(resourceListsApi.remove, { params: { id: list.id } }),
    onSuccess: () => {
      void navigate('/resources/lists', { replace: true })
      updateCachedLists(language, (lists) => lists.filter(({ id }) => id !== list.id))
    },
    onError: (error) => toast.error(errorMessage(error, t('That did not work. Please try again.')), { isRetryable: true }),
  })
  return (
    <ConfirmDialog
      open
      title={t('Delete this list?')}
      body={t('The list and its notes are gone then.')}
      confirmLabel={t('Delete')}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    />
  )
}
