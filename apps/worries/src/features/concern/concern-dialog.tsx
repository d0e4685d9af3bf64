import { call } from '@worrystone/api-client'
import { ConcernDialog as ConcernDialogView, personName } from '@worrystone/community-ui'
import { concernApi, type UserSummary } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { isNotFound, useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Link } from 'react-router-dom'

type Props = { kind: 'post' | 'comment'; id: string; user: UserSummary; onClose: () => void }

const ENDPOINTS = { post: concernApi.aboutPost, comment: concernApi.aboutComment }

/** 'I'm worried about this person', for another person's worry or comment. */
export function ConcernDialog({ kind, id, user, onClose }: Props) {
  const t = useT()
  const errorMessage = useErrorMessage()
  return (
    <ConcernDialogView
      name={personName(user)}
      send={(sendMessage) => call(ENDPOINTS[kind], { params: { id }, body: { sendMessage } })}
      problemOf={(error) =>
        isNotFound(error)
          ? t('This is not here any more, so nothing was sent.')
          : errorMessage(error, t('This could not be sent. Please try again.'))
      }
      onClose={onClose}
    >
      <Link to="/help">{t('How to help somebody right now')}</Link>
    </ConcernDialogView>
  )
}
