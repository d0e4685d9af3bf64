import { useMutation } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { ConcernDialog as Form } from '@worrystone/community-ui'
import { concernApi, type UserSummary } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { isNotFound, useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Link } from 'react-router-dom'

type Props = { kind: 'post' | 'comment'; id: string; user: UserSummary; onClose: () => void }

const ENDPOINTS = { post: concernApi.aboutPost, comment: concernApi.aboutComment }

/** 'I'm worried about this person', for another person's worry or comment. */
export function ConcernDialog({ kind, id, user, onClose }: Props) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const send = useMutation({
    mutationFn: (sendMessage: boolean) => call(ENDPOINTS[kind], { params: { id }, body: { sendMessage } }),
    onSuccess: () => {
      toast.success(t('Thank you. A moderator will look at this soon.'))
      onClose()
    },
  })
  const problem = isNotFound(send.error)
    ? t('This is not here any more, so nothing was sent.')
    : errorMessage(send.error, t('This could not be sent. Please try again.'))

  return (
    <Form
      name={user.displayName || user.username}
      isBusy={send.isPending}
      problem={send.isError ? problem : undefined}
      onSend={send.mutate}
      onClose={onClose}
    >
      <Link to="/help">{t('How to help somebody right now')}</Link>
    </Form>
  )
}
