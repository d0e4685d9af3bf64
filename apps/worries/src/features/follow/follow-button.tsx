import { call } from '@worrystone/api-client'
import { FollowButton as FollowButtonView, personName } from '@worrystone/community-ui'
import { followsApi, type Post } from '@worrystone/contracts'
import { emit } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useToggleWithToast } from '@worrystone/remote-kit/bundled'
import { updateAuthor } from '../../shared/post-cache.ts'

type Props = {
  post: Pick<Post, 'userId' | 'user' | 'isFollowingAuthor'>
  /** For lists of people, which are not worries: the optimistic update. */
  onShow?: (isFollowing: boolean) => void
}

/** Follows the author, optimistically on every card, with rollback. */
export function FollowButton({ post, onShow }: Props) {
  const t = useT()
  const { userId, isFollowingAuthor } = post
  const name = personName(post.user)

  const toggle = useToggleWithToast({
    mutationKey: [followsApi.follow.url, userId],
    state: { isOn: isFollowingAuthor, count: 0 },
    show: ({ isOn }, isPending) => {
      updateAuthor(userId, isOn, isPending)
      onShow?.(isOn)
    },
    send: async (isOn) => {
      const { isFollowing } = await call(isOn ? followsApi.follow : followsApi.unfollow, { params: { userId } })
      return { isOn: isFollowing, count: 0 }
    },
    onConfirmed: ({ isOn }) => emit('follow.changed/1', { userId, isFollowing: isOn }),
    failure: t('Failed to update follow status'),
  })

  return <FollowButtonView name={name} isFollowing={isFollowingAuthor} isCompact onToggle={toggle} />
}
