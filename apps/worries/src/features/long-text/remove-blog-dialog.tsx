import { call } from '@worrystone/api-client'
import { type Post, postsApi } from '@worrystone/contracts'
import { emit, toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { ActionDialog } from '@worrystone/remote-kit/bundled'
import { replacePost } from '../../shared/post-cache.ts'
import { worryDraft } from '../../shared/worry-draft.ts'

/** Confirms the removal of the longer text; the worry itself stays. */
export function RemoveBlogDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const t = useT()
  return (
    <ActionDialog
      danger
      title={t('Remove the blog content?')}
      body={t('Your worry stays, its longer text will be gone.')}
      confirmLabel={t('Remove blog content')}
      action={() => call(postsApi.removeBlog, { params: { id: post.id } })}
      failure={t('Failed to remove blog content')}
      onSuccess={(updated) => {
        worryDraft(post.userId, `blog/${post.id}`).clear()
        replacePost({ ...updated, longContent: null })
        emit('post.changed/1', { postId: post.id })
        toast.success(t('Blog content removed'))
      }}
      onClose={onClose}
    />
  )
}
