import { call } from '@worrystone/api-client'
import type { ToggleState } from '@worrystone/api-client/optimistic-toggle'
import { type MeTooStats, meTooApi, type Post } from '@worrystone/contracts'
import { emit } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useToggleWithToast } from '@worrystone/remote-kit/bundled'
import { icons } from '@worrystone/ui'
import { logInToast } from '../../shared/log-in-toast.ts'
import { ActionToggle } from '../../shared/post-action.tsx'
import { updatePost } from '../../shared/post-cache.ts'

type Props = { post: Pick<Post, 'id' | 'meTooCount' | 'hasMeToo'>; isVisitor: boolean }

const toggleStateOf = ({ hasMeToo, count }: MeTooStats): ToggleState => ({ isOn: hasMeToo, count })

/** "I know this worry." Emits `me-too.updated/1` for counts elsewhere on the page. */
export function MeTooButton({ post, isVisitor }: Props) {
  const t = useT()
  const { id: postId, meTooCount, hasMeToo } = post
  const params = { postId }

  async function read(): Promise<ToggleState> {
    const withoutRetries = { retries: 0 }
    const [ownState, counts] = await Promise.all([
      call(meTooApi.check, { params }, withoutRetries),
      call(meTooApi.count, { params }, withoutRetries),
    ])
    return { isOn: ownState.hasMeToo, count: counts.count }
  }

  const toggle = useToggleWithToast({
    mutationKey: [meTooApi.add.url, postId],
    state: { isOn: hasMeToo, count: meTooCount },
    show: ({ isOn, count }, isPending) => updatePost(postId, { hasMeToo: isOn, meTooCount: count }, isPending),
    send: async (isOn) => toggleStateOf(await call(isOn ? meTooApi.add : meTooApi.remove, { params })),
    read,
    onConfirmed: ({ isOn, count }) => emit('me-too.updated/1', { postId, count, hasMeToo: isOn }),
    failure: t('Failed to update response'),
  })

  return (
    <ActionToggle
      icon={icons.Users}
      word={t('Me too')}
      count={meTooCount}
      isOn={hasMeToo}
      tone="primary"
      onClick={() => (isVisitor ? logInToast(t, t('Please log in to respond to posts')) : toggle())}
    />
  )
}
