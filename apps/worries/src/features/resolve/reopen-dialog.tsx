import { call } from '@worrystone/api-client'
import { type Post, resolutionsApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { ActionDialog } from '@worrystone/remote-kit/bundled'
import { unlessNotFound } from '../../shared/unless-not-found.ts'
import { setResolution } from './resolution.queries.ts'

/** Reopens a resolved worry, after showing what is deleted with it. */
export function ReopenDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const t = useT()
  return (
    <ActionDialog
      danger
      title={t('Mark this worry as not resolved?')}
      body={t(
        'What you wrote about what helped is deleted, and your story is no longer shared. Worries come back, that is all right.',
      )}
      confirmLabel={t('Mark as not resolved')}
      action={() => unlessNotFound(call(resolutionsApi.reopen, { params: { id: post.id } }))}
      failure={t('Failed to mark worry as not resolved')}
      onSuccess={() => {
        setResolution(post.id, null)
        toast.success(t('Your worry is open again'))
      }}
      onClose={onClose}
    />
  )
}
