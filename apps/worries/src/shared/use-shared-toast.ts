import type { Post } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useFormat, useT } from '@worrystone/i18n'
import { useSentToast } from './help-offer.ts'
import { getPostState } from './post-state.ts'

/** Confirms what happened to a new worry: saved as a draft, scheduled, held or shared. */
export function useSharedToast(): (post: Post, texts: string[]) => void {
  const t = useT()
  const { dateTime } = useFormat()
  const showSent = useSentToast()
  return (post, texts) => {
    switch (getPostState(post)) {
      case 'draft':
        return toast.success(t('Your draft is saved. Only you can see it.'))
      case 'scheduled':
        return toast.success(t('Your worry will be shared on {{when}}', { when: dateTime(post.scheduledFor ?? '') }))
    }
    const isHeld = post.moderationStatus !== 'approved'
    const held = t('Your worry is kept. A moderator reads it before others can.')
    void showSent({
      texts,
      usual: isHeld ? held : t('Your worry has been shared!'),
      calm: isHeld ? held : t('Your worry is shared.'),
      isHeld,
    })
  }
}
