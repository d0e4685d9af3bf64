import { useMutation } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { type Post, postsApi } from '@worrystone/contracts'
import { emit, toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { ConfirmDialog } from '@worrystone/ui'
import { useFailureToast } from '../../shared/failure-toast.ts'
import { takeOver } from '../../shared/post-cache.ts'

type Props = { post: Post; onClose: () => void; onPublished?: ((post: Post) => void) | undefined }

/** Shares a draft or a scheduled worry now, after saying who will read it. */
export function PublishDialog({ post, onClose, onPublished }: Props) {
  const t = useT()
  const failed = useFailureToast()
  const readers = {
    public: t('Everyone will be able to read it.'),
    friends: t('People you follow will be able to read it.'),
    private: t('Only you will be able to read it.'),
  }[post.privacyLevel]

  const publish = useMutation({
    mutationFn: () => call(postsApi.edit, { params: { id: post.id }, body: { isScheduled: false } }),
    onSuccess: (answer) => {
      failed.over()
      takeOver(answer)
      onPublished?.(answer)
      emit('post.changed/1', { postId: post.id })
      toast.success(t('Your worry has been shared!'))
      onClose()
    },
    onError: (error) => failed(error, t('Failed to update post')),
  })

  return (
    <ConfirmDialog
      open
      title={t('Share this worry now?')}
      body={readers}
      confirmLabel={t('Publish now')}
      busy={publish.isPending}
      onConfirm={() => publish.mutate()}
      onCancel={onClose}
    />
  )
}
