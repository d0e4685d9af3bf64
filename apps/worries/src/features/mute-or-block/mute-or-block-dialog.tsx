import { call } from '@worrystone/api-client'
import { MuteOrBlockDialog as MuteOrBlockDialogView, personName } from '@worrystone/community-ui'
import { blocksApi, mutesApi, type Post } from '@worrystone/contracts'
import { emit, toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useMutationWithToast } from '@worrystone/remote-kit/bundled'
import { REMOVAL_KEY } from '../../shared/pending-removals.ts'

type Props = { how: 'mute' | 'block'; user: Post['user']; onClose: () => void; onHidden?: (() => void) | undefined }

/** Confirms muting or blocking. The person's content is removed from the lists at once, and restored after a failure. */
export function MuteOrBlockDialog({ how, user, onClose, onHidden }: Props) {
  const t = useT()
  const name = personName(user)
  const messages =
    how === 'block'
      ? { done: t('{{name}} is blocked', { name }), failed: t('Failed to block this person') }
      : { done: t('{{name}} is muted', { name }), failed: t('Failed to mute this person') }

  const hide = useMutationWithToast({
    mutationKey: REMOVAL_KEY,
    mutationFn: async (userId: string) => {
      if (how === 'block') await call(blocksApi.block, { params: { userId } })
      else await call(mutesApi.mute, { params: { userId } })
    },
    onSuccess: () => {
      onHidden?.()
      emit('person.hidden/1', { userId: user.id, isHidden: true })
      toast.success(messages.done)
    },
    failure: messages.failed,
  })

  function onConfirm() {
    hide.mutate(user.id)
    onClose()
  }
  return <MuteOrBlockDialogView action={how} name={name} onConfirm={onConfirm} onCancel={onClose} />
}
