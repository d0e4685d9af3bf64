import type { UseQueryResult } from '@tanstack/react-query'
import { useT } from '@worrystone/i18n'
import { Failure, VisuallyHidden } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { isNotFound } from './is-not-found.ts'
import { useErrorMessage } from './use-error-message.ts'

type Props<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
  /** Shown when the server gives no sentence of its own. */
  failure: string
  /** As large as what comes, so that nothing moves. */
  skeleton: ReactNode
  /** Shown, without a button to try again, where there is no such thing. */
  notFound?: string
  /** Read out instead of 'Loading'. */
  loading?: string
  /** Puts the failure into a frame. */
  renderFailure?: (failure: ReactNode) => ReactNode
  children: (data: Data) => ReactNode
}

/** What a query reads in each of its states: loading, failed with a button to try again, there. Data survives a later failure. */
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
