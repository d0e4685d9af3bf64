import { useMutation } from '@tanstack/react-query'
import { ApiError } from '@worrystone/api-client'
import { personName } from '@worrystone/community-ui'
import type { CaseDetail } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useErrorToast } from '@worrystone/remote-kit/bundled'
import { Button, Row } from '@worrystone/ui'
import { assignCase, reloadCase } from './case.queries.ts'

/** The moderator who has claimed the case; claim and release. */
export function CaseAssignment({ detail, userId }: { detail: CaseDetail; userId: string }) {
  const t = useT()
  const errorToast = useErrorToast()
  const { id, assignee, state } = detail
  const isOwnCase = assignee?.id === userId
  const assign = useMutation({
    mutationFn: (isMine: boolean) => assignCase(id, isMine),
    onSuccess: () => errorToast.dismiss(),
    onError: (error) => {
      if (!(error instanceof ApiError && error.status === 409)) return errorToast.show(error, t('This could not be changed'))
      // Meanwhile somebody else took it: no error, and who it is.
      toast.info(t('Somebody else is looking at this case.'))
      // The page polls anyway.
      reloadCase(id).catch(() => {})
    },
  })
  const isOpen = state === 'open' || state === 'in_work' || detail.appeal === 'open'
  return (
    <Row justify="between">
      <span>
        {isOwnCase
          ? t('This case is in your hands.')
          : assignee
            ? t('This case is in the hands of {{name}}. You can still decide it.', {
                name: personName(assignee),
              })
            : t('Nobody works on this case yet.')}
      </span>
      {isOpen && (isOwnCase || !assignee) && (
        <Button
          data-shortcut="a"
          kind={isOwnCase ? 'quiet' : 'primary'}
          size="s"
          busy={assign.isPending}
          onClick={() => assign.mutate(!isOwnCase)}
        >
          {isOwnCase ? t('Give it back') : t('Take this case')}
        </Button>
      )}
    </Row>
  )
}
