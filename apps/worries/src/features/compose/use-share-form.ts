import { useMutation } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { type Post, postsApi } from '@worrystone/contracts'
import { emit } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useErrorToast } from '@worrystone/remote-kit/bundled'
import { defaultPrivacy } from '@worrystone/session/default-privacy'
import { useEffect, useRef, useState } from 'react'
import { draftName, useDraft } from '../../shared/drafts.ts'
import { type FieldErrors, useTranslatedErrors } from '../../shared/form-errors.ts'
import { useHelpOffer } from '../../shared/help-offer.ts'
import { refusedFields } from '../../shared/refused-fields.ts'
import { attemptFor, bodyOf, EMPTY, type Purpose, type ShareDraft, validateDraft } from './share-draft.ts'
import { useSharedToast } from './use-shared-toast.ts'

/** The draft of a new worry, its errors, and how it is sent. */
export function useShareForm(userId: string, onShared: (post: Post) => void) {
  const t = useT()
  const errorToast = useErrorToast()
  const showShared = useSharedToast()
  const offerHelpFirst = useHelpOffer('post')
  const [empty] = useState(() => ({ ...EMPTY, privacyLevel: defaultPrivacy.read(userId) }))
  const { draft, keep, forget } = useDraft<ShareDraft>(draftName(userId, 'share'), empty)
  const [tried, setTried] = useState<{ purpose: Purpose; times: number } | null>(null)
  const [refused, setRefused] = useState<FieldErrors>({})
  const texts = [draft.shortContent, draft.longContent]
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })

  const share = useMutation({
    mutationFn: ({ purpose, key }: { purpose: Purpose; key: string }) =>
      call(postsApi.create, { body: bodyOf(draft, purpose) }, { idempotencyKey: key }),
    onSuccess: (post) => {
      errorToast.dismiss()
      forget()
      onShared(post)
      emit('post.created/1', { postId: post.id })
      showShared(post, texts)
    },
    onError: (error) => {
      setRefused(refusedFields(error))
      errorToast.show(error, t('Failed to create post'))
    },
  })

  async function send(requested: Purpose) {
    if (share.isPending) return
    setTried({ purpose: requested, times: (tried?.times ?? 0) + 1 })
    if (Object.keys(validateDraft(draft, requested, Date.now())).length > 0) return
    const choice = requested === 'share' ? await offerHelpFirst(texts) : 'share'
    if (choice === 'close') return
    const attempt = attemptFor(latest.current, choice === 'draft' ? 'draft' : requested)
    // The privacy too: the default may change before the next attempt.
    keep({ attempt, privacyLevel: latest.current.privacyLevel })
    share.mutate(attempt)
  }

  return {
    draft,
    texts,
    errors: useTranslatedErrors(tried ? { ...validateDraft(draft, tried.purpose, Date.now()), ...refused } : {}),
    attempts: tried?.times ?? 0,
    isPending: share.isPending,
    isBusy: (purpose: Purpose) => share.isPending && share.variables.purpose === purpose,
    change: (part: Partial<ShareDraft>) => {
      setRefused({})
      keep({ ...part, attempt: null })
    },
    send,
  }
}
