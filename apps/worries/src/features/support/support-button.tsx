import { call } from '@worrystone/api-client'
import type { ToggleState } from '@worrystone/api-client/optimistic-toggle'
import { type Post, type SupportStats, supportApi } from '@worrystone/contracts'
import { emit } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useToggleWithToast } from '@worrystone/remote-kit/bundled'
import { icons } from '@worrystone/ui'
import { logInToast } from '../../shared/log-in-toast.ts'
import { ActionToggle } from '../../shared/post-action.tsx'
import { updatePost } from '../../shared/post-cache.ts'

type Props = { post: Pick<Post, 'id' | 'supportCount' | 'isShowingSupport'>; isVisitor: boolean }

const toggleStateOf = ({ isShowingSupport, supportCount }: SupportStats): ToggleState => ({
  isOn: isShowingSupport,
  count: supportCount,
})
const statsOf = ({ isOn, count }: ToggleState): SupportStats => ({ isShowingSupport: isOn, supportCount: count })

/** Shows support for a worry. */
export function SupportButton({ post, isVisitor }: Props) {
  const t = useT()
  const { id: postId, supportCount, isShowingSupport } = post
  const params = { postId }
  const toggle = useToggleWithToast({
    mutationKey: [supportApi.add.url, postId],
    state: toggleStateOf(post),
    show: (state, isPending) => updatePost(postId, statsOf(state), isPending),
    send: async (isOn) => toggleStateOf(await call(isOn ? supportApi.add : supportApi.remove, { params })),
    read: async () => toggleStateOf(await call(supportApi.stats, { params }, { retries: 0 })),
    onConfirmed: (state) => emit('support.changed/1', { postId, ...statsOf(state) }),
    failure: t('Failed to update support status'),
  })

  return (
    <ActionToggle
      icon={icons.HandHeart}
      word={t('Support')}
      count={supportCount}
      isOn={isShowingSupport}
      tone="support"
      onClick={() => (isVisitor ? logInToast(t, t('Please log in to show support')) : toggle())}
    />
  )
}
