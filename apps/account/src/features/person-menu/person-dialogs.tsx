import { call } from '@worrystone/api-client'
import { ConcernDialog, MuteOrBlockDialog, personName, ReportDialog } from '@worrystone/community-ui'
import { blocksApi, concernApi, moderationApi, mutesApi, type UserSummary } from '@worrystone/contracts'
import { emit, toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useErrorMessage, useErrorToast, useMutationWithToast } from '@worrystone/remote-kit/bundled'
import { Link } from 'react-router-dom'
import { confirmHelpOffer } from '../../shared/help-offer.ts'

type RestrictProps = { how: 'mute' | 'block'; user: UserSummary; onClose: () => void; onBlocked: () => void }

/** Confirms muting or blocking. */
export function RestrictPersonDialog({ how, user, onClose, onBlocked }: RestrictProps) {
  const t = useT()
  const name = personName(user)
  const restrict = useMutationWithToast({
    mutationFn: async () => {
      const input = { params: { userId: user.id } }
      if (how === 'block') await call(blocksApi.block, input)
      else await call(mutesApi.mute, input)
    },
    onSuccess: () => {
      if (how === 'block') onBlocked()
      emit('person.hidden/1', { userId: user.id, isHidden: true })
      toast.success(how === 'block' ? t('{{name}} is blocked', { name }) : t('{{name}} is muted', { name }))
    },
    failure: how === 'block' ? t('Failed to block this person') : t('Failed to mute this person'),
  })
  function onConfirm() {
    restrict.mutate()
    onClose()
  }
  return <MuteOrBlockDialog action={how} name={name} onConfirm={onConfirm} onCancel={onClose} />
}

/** Reports a person to the moderators. */
export function ReportPersonDialog({ user, onClose }: { user: UserSummary; onClose: () => void }) {
  const t = useT()
  return (
    <ReportDialog
      title={t('Report this person')}
      failure={t('Failed to send the report')}
      errorToast={useErrorToast()}
      confirmTexts={(texts) => confirmHelpOffer(texts, 'report')}
      send={(body) => call(moderationApi.reportPerson, { params: { id: user.id }, body })}
      onClose={onClose}
    />
  )
}

/** Sends moderators a concern about a person. */
export function PersonConcernDialog({ user, onClose }: { user: UserSummary; onClose: () => void }) {
  const t = useT()
  const errorMessage = useErrorMessage()
  return (
    <ConcernDialog
      name={personName(user)}
      send={(sendMessage) => call(concernApi.aboutPerson, { params: { id: user.id }, body: { sendMessage } })}
      problemOf={(error) => errorMessage(error, t('This could not be sent. Please try again.'))}
      onClose={onClose}
    >
      <Link to="/help">{t('How to help somebody right now')}</Link>
    </ConcernDialog>
  )
}
