import type { UseQueryResult } from '@tanstack/react-query'
import { useT } from '@worrystone/i18n'
import { Card, Failure, VisuallyHidden } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { useFailureMessage } from './use-failure-message.ts'

type Props<Data> = {
  result: UseQueryResult<Data>
  /** Said when the server gives no sentence of its own. */
  failure: string
  /** As large as what comes, so that nothing moves. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** A part of a page in its states: on its way, failed with a way to try again, there. */
export function Loaded<Data>({ result, failure, skeleton, children }: Props<Data>) {
  const t = useT()
  const message = useFailureMessage()
  const { data, error, refetch } = result
  if (data !== undefined) return <div aria-busy={result.isPlaceholderData || undefined}>{children(data)}</div>
  if (error) {
    return (
      <Card as="div">
        <Failure message={message(error, failure)} onRetry={() => void refetch()} />
      </Card>
    )
  }
  return (
    <div>
      <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
      {skeleton}
    </div>
  )
}
