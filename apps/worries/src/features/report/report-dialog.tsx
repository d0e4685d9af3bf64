import { ApiError, call } from '@worrystone/api-client'
import { ReportDialog as Form } from '@worrystone/community-ui'
import { commentsApi, moderationApi, type ReportForm, type SubjectKind } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { serverFieldErrors } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { useErrorToast } from '@worrystone/remote-kit/bundled'
import { useHelpOffer } from '../../shared/help-offer.ts'

type Props = { kind: SubjectKind /** A story has the id of its worry. */; id: string; onClose: () => void }

/** Reports content to moderators. Typed text stays after a failure. */
export function ReportDialog({ kind, id, onClose }: Props) {
  const t = useT()
  const errorToast = useErrorToast()
  const words = useReportWords(kind)
  const offerHelpFirst = useHelpOffer('report')

  function send(body: ReportForm) {
    switch (kind) {
      case 'post':
        return call(moderationApi.reportPost, { params: { id }, body })
      case 'comment':
        return call(commentsApi.report, { params: { id }, body })
      case 'story':
        return call(moderationApi.reportStory, { params: { id }, body })
      case 'person':
        return call(moderationApi.reportPerson, { params: { id }, body })
    }
  }

  async function onSend(report: ReportForm) {
    if (report.details && (await offerHelpFirst([report.details])) !== 'share') return undefined
    try {
      await send(report)
    } catch (error) {
      errorToast.show(error, words.failed)
      // Already reported, perhaps on another device.
      if (error instanceof ApiError && error.code === 'CONFLICT') onClose()
      return serverFieldErrors(error, { reason: '', details: '' })
    }
    errorToast.dismiss()
    toast.success(t('Thank you. A moderator will look at it.'))
    onClose()
    return undefined
  }

  return <Form title={words.title} onSend={onSend} onClose={onClose} />
}

function useReportWords(kind: SubjectKind) {
  const t = useT()
  switch (kind) {
    case 'comment':
      return { title: t('Report this comment'), failed: t('Failed to report comment') }
    case 'story':
      return { title: t('Report this story'), failed: t('Failed to send the report') }
    case 'person':
      return { title: t('Report this person'), failed: t('Failed to send the report') }
    default:
      return { title: t('Report this worry'), failed: t('Failed to send the report') }
  }
}
