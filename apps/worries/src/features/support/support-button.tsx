import { call } from '@worrystone/api-client'
import { type Post, type SupportStats, supportApi } from '@worrystone/contracts'
import { emit, toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { icons } from '@worrystone/ui'
import { useFailureToast } from '../../shared/failure-toast.ts'
import { changePost } from '../../shared/post-cache.ts'
import { QuietToggle } from '../../shared/quiet-action.tsx'
import { press, type Stand } from '../../shared/toggle.ts'

type Props = { post: Pick<Post, 'id' | 'supportCount' | 'isShowingSupport'>; isVisitor: boolean }

const standOf = ({ isShowingSupport, supportCount }: SupportStats): Stand => ({ isOn: isShowingSupport, count: supportCount })
const statsOf = ({ isOn, count }: Stand): SupportStats => ({ isShowingSupport: isOn, supportCount: count })

/** A kind hand on someone's shoulder. */
export function SupportButton({ post, isVisitor }: Props) {
  const t = useT()
  const failed = useFailureToast()
  const { id: postId, supportCount, isShowingSupport } = post
  const params = { postId }

  function onPress() {
    if (isVisitor) return toast.info(t('Please log in to show support'))
    void press(`support ${postId}`, standOf(post), {
      show: (stand, isPending) => changePost(postId, statsOf(stand), isPending),
      send: async (isOn) => standOf(await call(isOn ? supportApi.show : supportApi.withdraw, { params })),
      ask: async () => standOf(await call(supportApi.stats, { params }, { retries: 0 })),
      onAgreed: (stand) => {
        failed.over()
        emit('support.changed/1', { postId, ...statsOf(stand) })
      },
      onFailed: (error) => failed(error, t('Failed to update support status')),
    })
  }

  return (
    <QuietToggle
      icon={icons.HandHeart}
      word={t('Support')}
      count={supportCount}
      isOn={isShowingSupport}
      tone="support"
      onClick={onPress}
    />
  )
}
