import type { Post } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useFormat, useT } from '@worrystone/i18n'
import { showSent } from './help-offer.ts'
import { getPostState } from './post-state.ts'

type Words = { t: ReturnType<typeof useT>; dateTime: (iso: string) => string }

/** Confirms what happened to a new worry: saved as a draft, scheduled, held or shared. */
export function showShared(post: Post, texts: string[], { t, dateTime }: Words): void {
  const state = getPostState(post)
  if (state === 'draft') toast.success(t('Your draft is saved. Only you can see it.'))
  else if (state === 'scheduled') {
    toast.success(t('Your worry will be shared on {{when}}', { when: dateTime(post.scheduledFor ?? '') }))
  } else showPublished(t, post, texts)
}

function showPublished(t: Words['t'], post: Post, texts: string[]) {
  const isHeld = post.moderationStatus !== 'approved'
  const heldText = t('Your worry is kept. A moderator reads it before others can.')
  void showSent(t, {
    texts,
    usual: isHeld ? heldText : t('Your worry has been shared!'),
    calm: isHeld ? heldText : t('Your worry is shared.'),
    isHeld,
  })
}

export function useSharedToast(): (post: Post, texts: string[]) => void {
  const t = useT()
  const { dateTime } = useFormat()
  return (post, texts) => showShared(post, texts, { t, dateTime })
}
