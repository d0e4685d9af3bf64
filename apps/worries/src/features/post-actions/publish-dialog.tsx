import { useQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { type Post, postsApi } from '@worrystone/contracts'
import { emit } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useMutationWithToast } from '@worrystone/remote-kit/bundled'
import { ConfirmDialog } from '@worrystone/ui'
import { useState } from 'react'
import { friendsQuery } from '../../shared/audience.queries.ts'
import { FriendList, useFriendsText } from '../../shared/friend-list.tsx'
import { useHelpOffer, useSentToast } from '../../shared/help-offer.ts'
import { longContentOf } from '../../shared/long-content-of.ts'
import { replacePost } from '../../shared/post-cache.ts'

type Props = { post: Post; onClose: () => void; onPublished?: (post: Post) => void }

/** Shares a draft or a scheduled worry now, after showing its audience. */
export function PublishDialog({ post, onClose, onPublished }: Props) {
  const t = useT()
  const friendsText = useFriendsText()
  const { data: friends } = useQuery({ ...friendsQuery(), enabled: post.privacyLevel === 'friends' })
  const readers = {
    public: t('Everyone will be able to read it.'),
    friends: t('People you follow will be able to read it.'),
    private: t('Only you will be able to read it.'),
  }[post.privacyLevel]

  const [texts, setTexts] = useState<string[]>([])
  const offerHelpFirst = useHelpOffer('post')
  const showSent = useSentToast()

  const publish = useMutationWithToast({
    mutationFn: () => call(postsApi.update, { params: { id: post.id }, body: { isScheduled: false } }),
    onSuccess: (published) => {
      replacePost(published)
      onPublished?.(published)
      emit('post.changed/1', { postId: post.id })
      void showSent({
        texts,
        usual: t('Your worry has been shared!'),
        calm: t('Your worry is shared.'),
        isHeld: published.moderationStatus !== 'approved',
      })
      onClose()
    },
    failure: t('Failed to update post'),
  })

  async function onConfirm() {
    if (publish.isPending) return
    const all = [post.shortContent, await longContentOf(post)]
    setTexts(all)
    if ((await offerHelpFirst(all)) === 'share') publish.mutate()
    else onClose()
  }

  return (
    <ConfirmDialog
      open
      title={t('Share this worry now?')}
      body={
        <>
          <p>{readers}</p>
          {friends && <p>{friendsText(friends.total)}</p>}
          {friends && <FriendList friends={friends} />}
        </>
      }
      confirmLabel={t('Publish now')}
      busy={publish.isPending}
      onConfirm={() => void onConfirm()}
      onCancel={onClose}
    />
  )
}
