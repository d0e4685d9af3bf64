import { call } from '@worrystone/api-client'
import { type Post, savedPostsApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useToggleWithToast } from '@worrystone/remote-kit/bundled'
import { icons } from '@worrystone/ui'
import { updatePost } from '../../shared/post-cache.ts'

/** The menu item that saves a worry for oneself, or takes it off the saved ones. */
export function useSaveItem({ id, isSaved }: Pick<Post, 'id' | 'isSaved'>) {
  const t = useT()
  const toggle = useToggleWithToast({
    mutationKey: [savedPostsApi.save.url, id],
    state: { isOn: isSaved, count: 0 },
    show: ({ isOn }, isPending) => updatePost(id, { isSaved: isOn }, isPending),
    send: async (isOn) => {
      const saved = await call(isOn ? savedPostsApi.save : savedPostsApi.remove, { params: { id } })
      return { isOn: saved.isSaved, count: 0 }
    },
    onConfirmed: ({ isOn }) =>
      toast.success(isOn ? t('Saved. Only you can see what you save.') : t('No longer among your saved worries')),
    failure: t('Failed to save this worry'),
  })
  return {
    id: 'save',
    label: isSaved ? t('Take off your saved worries') : t('Save for later'),
    icon: <icons.Star size={20} fill={isSaved ? 'currentColor' : 'none'} />,
    onSelect: toggle,
  }
}
