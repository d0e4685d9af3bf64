import { useMutation } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { followsApi, type Post } from '@worrystone/contracts'
import { emit, toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { Button, icons } from '@worrystone/ui'
import { isRetryable, useFailureSentence } from '../../shared/failure-sentence.ts'
import { changeAuthor } from '../../shared/post-cache.ts'

/** Follows the author on every card at once, and takes it back on every card when the server refuses. */
export function FollowButton({ post }: { post: Pick<Post, 'userId' | 'user' | 'isFollowingAuthor'> }) {
  const t = useT()
  const sentence = useFailureSentence()
  const { userId, isFollowingAuthor } = post
  const name = post.user.displayName || post.user.username

  const follow = useMutation({
    mutationFn: (wish: boolean) => call(wish ? followsApi.follow : followsApi.unfollow, { params: { userId } }),
    onMutate: (wish) => changeAuthor(userId, wish),
    onSuccess: ({ isFollowing }) => {
      changeAuthor(userId, isFollowing)
      emit('follow.changed/1', { userId, isFollowing })
    },
    onError: (error, wish) => {
      changeAuthor(userId, !wish)
      toast.error(sentence(error, t('Failed to update follow status')), { isRetryable: isRetryable(error) })
    },
  })

  return (
    <Button
      kind="plain"
      size="s"
      aria-label={isFollowingAuthor ? t('Following {{name}}. Press to stop', { name }) : t('Follow {{name}}', { name })}
      onClick={() => !follow.isPending && follow.mutate(!isFollowingAuthor)}
    >
      {isFollowingAuthor ? <icons.UserCheck size={18} /> : <icons.UserPlus size={18} />}
      {isFollowingAuthor ? t('Following') : t('Follow')}
    </Button>
  )
}
