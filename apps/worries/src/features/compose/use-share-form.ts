import { call, isServiceDown } from '@worrystone/api-client'
import { type Post, postsApi } from '@worrystone/contracts'
import { emit, toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { defaultPrivacy } from '@worrystone/session/default-privacy'
import { optionalHints } from '@worrystone/session/optional-hints'
import { useState } from 'react'
import { useHelpOffer } from '../../shared/help-offer.ts'
import { lastWish } from '../../shared/last-wish.ts'
import { bodyOf, outbox, type Purpose } from '../../shared/outbox.ts'
import { useDraftForm } from '../../shared/use-draft-form.ts'
import { useSharedToast } from '../../shared/use-shared-toast.ts'
import { worryDraft } from '../../shared/worry-draft.ts'
import { attemptFor, EMPTY, type ShareDraft, validateDraft } from './share-draft.ts'

type Action = 'submit' | 'draft'
const purposeOf = (action: Action): Purpose => (action === 'draft' ? 'draft' : 'share')
const isOffline = () => navigator.onLine === false
const textsOf = ({ shortContent, longContent }: ShareDraft) => [shortContent, longContent]

/** The form of a new worry, and its texts. */
export function useShareForm(userId: string, { onShared, onQueued }: { onShared: (post: Post) => void; onQueued: () => void }) {
  const t = useT()
  const showShared = useSharedToast()
  const offerHelp = useHelpOffer('post')
  const [asksWish] = useState(() => optionalHints.isOn('wish', userId))
  const [initial] = useState(() => {
    // Without the field the remembered wish would be sent unseen.
    return { ...EMPTY, privacyLevel: defaultPrivacy.read(userId), wish: asksWish ? lastWish.read(userId) : null }
  })

  const form = useDraftForm<ShareDraft, Action>({
    initial,
    draft: worryDraft(userId, 'share'),
    failure: t('Failed to create post'),
    validate: (draft, action) => validateDraft(draft, purposeOf(action), Date.now()),
    async confirm(draft, action) {
      if (action === 'draft') return action
      const choice = await offerHelp(textsOf(draft))
      return choice === 'share' ? action : choice === 'draft' ? choice : undefined
    },
    async onSubmit(draft, action) {
      const purpose = purposeOf(action)
      const attempt = attemptFor(draft, purpose)
      // The privacy too: the default may change before the next attempt.
      form.change({ attempt, privacyLevel: draft.privacyLevel })
      if (asksWish) lastWish.write(userId, draft.wish)
      if (isOffline() && queueOffline(draft, attempt)) return
      let post: Post
      try {
        post = await call(postsApi.create, { body: bodyOf(draft, purpose) }, { idempotencyKey: attempt.key })
      } catch (error) {
        // The network went away meanwhile: the request may have arrived, so it waits with the same key.
        if (isServiceDown(error) && isOffline() && queueOffline(draft, attempt)) return
        throw error
      }
      form.reset()
      onShared(post)
      emit('post.created/1', { postId: post.id })
      showShared(post, textsOf(draft))
    },
  })
  /** Without a network it waits on this device; false when too much waits already. */
  function queueOffline({ attempt: _, ...texts }: ShareDraft, attempt: { key: string; purpose: Purpose }): boolean {
    if (!outbox.add(userId, texts, attempt)) return false
    form.reset()
    onQueued()
    toast.info(t('Your worry waits on this device. It is sent by itself when you are online again.'), {
      action: { label: t('My worries'), to: '/my-worries' },
    })
    return true
  }

  return {
    ...form,
    asksWish,
    texts: textsOf(form.values),
    change: (part: Partial<ShareDraft>) => form.change({ ...part, attempt: null }),
  }
}
