import { useMutation } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { type Post, resolutionsApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { isNotFound, useErrorToast } from '@worrystone/remote-kit/bundled'
import { ConfirmDialog } from '@worrystone/ui'
import { setResolution } from './resolution.queries.ts'

/** Reopens a resolved worry, after showing what is deleted with it. */
export function ReopenDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const t = useT()
  const errorToast = useErrorToast()

  const reopen = useMutation({
    mutationFn: async () => {
      try {
        await call(resolutionsApi.reopen, { params: { id: post.id } })
      } catch (error) {
        // Already reopened on another device.
        if (!isNotFound(error)) throw error
      }
    },
    onSuccess: () => {
      errorToast.dismiss()
      setResolution(post.id, null)
      toast.success(t('Your worry is open again'))
      onClose()
    },
    onError: (error) => errorToast.show(error, t('Failed to mark worry as not resolved')),
  })

  return (
    <ConfirmDialog
      open
      danger
      title={t('Mark this worry as not resolved?')}
      body={t(
        'What you wrote about what helped is deleted, and your story is no longer shared. Worries come back, that is all right.',
      )}
      confirmLabel={t('Mark as not resolved')}
      busy={reopen.isPending}
      onConfirm={() => reopen.mutate()}
      onCancel={onClose}
    />
  )
}
