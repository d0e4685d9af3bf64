import { call } from '@worrystone/api-client'
import { concernApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useMutationWithToast } from '@worrystone/remote-kit/bundled'
import { Button } from '@worrystone/ui'

/** Reports a message 'Somebody thought of you'. */
export function ReportMessage({ id }: { id: string }) {
  const t = useT()
  const report = useMutationWithToast({
    mutationFn: () => call(concernApi.reportMessage, { params: { id } }),
    onSuccess: () => toast.success(t('Thank you. A moderator will look at it.')),
    failure: t('Failed to send the report'),
  })
  return (
    <Button
      kind="plain"
      size="s"
      style={{ zIndex: 1 }}
      busy={report.isPending}
      disabled={report.isSuccess}
      onClick={() => report.mutate()}
    >
      {t('Not meant kindly')}
    </Button>
  )
}
