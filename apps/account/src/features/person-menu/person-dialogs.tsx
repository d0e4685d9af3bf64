import { useMutation } from '@tanstack/react-query'
import { ApiError, call } from '@worrystone/api-client'
import { ConcernDialog, MuteOrBlockDialog, ReportDialog } from '@worrystone/community-ui'
import { blocksApi, concernApi, moderationApi, mutesApi, type ReportForm, type UserSummary } from '@worrystone/contracts'
import { emit, toast } from '@worrystone/events'
import { serverFieldErrors } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { useErrorMessage, useErrorToast } from '@worrystone/remote-kit/bundled'
import { Link } from 'react-router-dom'
import { confirmHelpOffer } from '../../shared/help-offer.ts'
import { personName } from '../../shared/person-link.tsx'

type RestrictProps = { how: 'mute' | 'block'; user: UserSummary; onClose: () => void; onBlocked: () => void }

/** Confirms muting or blocking. */
export function RestrictPersonDialog({ how, user, onClose, onBlocked }: RestrictProps) {
  const t = useT()
  const errorToast = useErrorToast()
  const name = personName(user)
  const restrict = useMutation({
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
    onError: (error) =>
      errorToast.show(error, how === 'block' ? t('Failed to block this person') : t('Failed to mute this person')),
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
  const errorToast = useErrorToast()

  async function onSend(report: ReportForm) {
    if (report.details && !(await confirmHelpOffer([report.details], 'report'))) return undefined
    try {
      await call(moderationApi.reportPerson, { params: { id: user.id }, body: report })
    } catch (error) {
      errorToast.show(error, t('Failed to send the report'))
      // Already reported, perhaps on another device.
      if (error instanceof ApiError && error.code === 'CONFLICT') onClose()
      return serverFieldErrors(error, { reason: '', details: '' })
    }
    toast.success(t('Thank you. A moderator will look at it.'))
    onClose()
    return undefined
  }

  return <ReportDialog title={t('Report this person')} onSend={onSend} onClose={onClose} />
}

/** Sends moderators a concern about a person. */
export function PersonConcernDialog({ user, onClose }: { user: UserSummary; onClose: () => void }) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const send = useMutation({
    mutationFn: (sendMessage: boolean) => call(concernApi.aboutPerson, { params: { id: user.id }, body: { sendMessage } }),
    onSuccess: () => {
      toast.success(t('Thank you. A moderator will look at this soon.'))
      onClose()
    },
  })
  return (
    <ConcernDialog
      name={personName(user)}
      isBusy={send.isPending}
      problem={send.isError ? errorMessage(send.error, t('This could not be sent. Please try again.')) : undefined}
      onSend={send.mutate}
      onClose={onClose}
    >
      <Link to="/help">{t('How to help somebody right now')}</Link>
    </ConcernDialog>
  )
}
