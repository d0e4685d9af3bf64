import type { UseQueryResult } from '@tanstack/react-query'
import { useT } from '@worrystone/i18n'
import { Failure, VisuallyHidden } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { isNotFound } from './is-not-found.ts'
import { useErrorMessage } from './use-error-message.ts'

type Props<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
  /** Shown when the server gives no message of its own. */
  failure: string
  /** As large as the content, so that nothing moves. */
  skeleton: ReactNode
  /** Shown, without a retry button, for a 404. */
  notFound?: string
  /** For screen readers, instead of 'Loading'. */
  loading?: string
  /** Renders the failure inside a frame. */
  renderFailure?: (failure: ReactNode) => ReactNode
  children: (data: Data) => ReactNode
}

/** Renders a query in each of its states: loading, failed with a retry button, loaded. Data survives a later failure. */
export function QueryView<Data>(props: Props<Data>) {
  const { query, failure, skeleton, notFound, loading, renderFailure = (failed) => failed, children } = props
  const { data, error, refetch } = query
  const t = useT()
  const errorMessage = useErrorMessage()
  if (data !== undefined) return children(data)
  if (notFound && isNotFound(error)) return <Failure message={notFound} />
  if (error) return renderFailure(<Failure message={errorMessage(error, failure)} onRetry={() => void refetch()} />)
  return (
    <div>
      <VisuallyHidden role="status">{loading ?? t('Loading')}</VisuallyHidden>
      {skeleton}
    </div>
  )
}
