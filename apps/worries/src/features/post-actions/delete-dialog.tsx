import { useMutation } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { type Post, postsApi } from '@worrystone/contracts'
import { emit, toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { isNotFound, useErrorToast } from '@worrystone/remote-kit/bundled'
import { ConfirmDialog } from '@worrystone/ui'
import { REMOVAL_KEY } from '../../shared/pending-removals.ts'
import { removePost } from '../../shared/post-cache.ts'

type Props = { post: Post; onClose: () => void; onRemoved?: (() => void) | undefined }

/** Confirms a deletion. The worry is removed at once and restored to its place after a failure. */
export function DeleteDialog({ post, onClose, onRemoved }: Props) {
  const t = useT()
  const errorToast = useErrorToast()

  const remove = useMutation({
    mutationKey: REMOVAL_KEY,
    mutationFn: async (id: string) => {
      try {
        await call(postsApi.remove, { params: { id } })
      } catch (error) {
        // Already deleted on another device.
        if (!isNotFound(error)) throw error
      }
    },
    onSuccess: () => {
      onRemoved?.()
      removePost(post.id)
      emit('post.removed/1', { postId: post.id })
      toast.success(t('Your worry was deleted'))
    },
    onError: (error) => errorToast.show(error, t('Failed to delete post')),
  })

  return (
    <ConfirmDialog
      open
      danger
      title={t('Delete this worry?')}
      body={t('It will be gone for everyone, and it cannot be brought back.')}
      confirmLabel={t('Delete')}
      onConfirm={() => {
        remove.mutate(post.id)
        onClose()
      }}
      onCancel={onClose}
    />
  )
}
