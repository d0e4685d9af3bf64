import { call } from '@worrystone/api-client'
import { ReportDialog as ReportDialogView } from '@worrystone/community-ui'
import { commentsApi, moderationApi, type ReportForm, type SubjectKind } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { useErrorToast } from '@worrystone/remote-kit/bundled'
import { useHelpOffer } from '../../shared/help-offer.ts'

type Props = { kind: SubjectKind /** A story has the id of its worry. */; id: string; onClose: () => void }

/** Reports content to moderators. */
export function ReportDialog({ kind, id, onClose }: Props) {
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

  return (
    <ReportDialogView
      {...useReportTexts(kind)}
      errorToast={useErrorToast()}
      confirmTexts={async (texts) => (await offerHelpFirst(texts)) === 'share'}
      send={send}
      onClose={onClose}
    />
  )
}

function useReportTexts(kind: SubjectKind) {
  const t = useT()
  switch (kind) {
    case 'comment':
      return { title: t('Report this comment'), failure: t('Failed to report comment') }
    case 'story':
      return { title: t('Report this story'), failure: t('Failed to send the report') }
    case 'person':
      return { title: t('Report this person'), failure: t('Failed to send the report') }
    default:
      return { title: t('Report this worry'), failure: t('Failed to send the report') }
  }
}
