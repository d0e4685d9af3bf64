import { ApiError } from '@worrystone/api-client'
import { serverMessage } from '@worrystone/api-client/server-message'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { Button } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { OutcomePage } from './outcome-page.tsx'
import type { LinkOutcome } from './use-emailed-link.ts'

type Props = {
  title: string
  /** Shown when the server gives no message of its own. */
  fallback: string
  /** Absent for a link without a token. */
  outcome?: Extract<LinkOutcome<unknown>, { state: 'failed' }>
  children: (canRetry: boolean) => ReactNode
}

/** The page of a link from an e-mail that did not work: why, a retry where that may help, and other ways on. */
export function LinkFailure({ title, fallback, outcome, children }: Props) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const canRetry = outcome?.error instanceof ApiError && outcome.error.isRetryable
  return (
    <OutcomePage kind="quiet" title={title} lead={translateMessage(serverMessage(outcome?.error) ?? fallback)}>
      {canRetry && (
        <Button wide onClick={outcome.retry}>
          {t('Try Again')}
        </Button>
      )}
      {children(canRetry)}
    </OutcomePage>
  )
}
