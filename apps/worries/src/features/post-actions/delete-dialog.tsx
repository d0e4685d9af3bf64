import { call } from '@worrystone/api-client'
import { type Post, postsApi } from '@worrystone/contracts'
import { emit, toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useMutationWithToast } from '@worrystone/remote-kit/bundled'
import { ConfirmDialog } from '@worrystone/ui'
import { REMOVAL_KEY } from '../../shared/pending-removals.ts'
import { removePost } from '../../shared/post-cache.ts'
import { unlessNotFound } from '../../shared/unless-not-found.ts'

type Props = { post: Post; onClose: () => void; onRemoved?: (() => void) | undefined }

/** Confirms a deletion. The worry is removed at once and restored to its place after a failure. */
export function DeleteDialog({ post, onClose, onRemoved }: Props) {
  const t = useT()

  const remove = useMutationWithToast({
    mutationKey: REMOVAL_KEY,
    mutationFn: (id: string) => unlessNotFound(call(postsApi.remove, { params: { id } })),
    onSuccess: () => {
      onRemoved?.()
      removePost(post.id)
      emit('post.removed/1', { postId: post.id })
      toast.success(t('Your worry was deleted'))
    },
    failure: t('Failed to delete post'),
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
