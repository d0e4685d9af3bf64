import { useT } from '@worrystone/i18n'
import { BackLink, isNotFound, isUpgradeRequired, useErrorMessage } from '@worrystone/remote-kit/bundled'
import { PageColumn, Skeleton, VisuallyHidden } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { LoadFailure } from './load-failure.tsx'

type Props<I> = {
  /** The list of the item. */
  list: { to: string; name: string }
  query: { data: I | undefined; error: Error | null; refetch: () => Promise<unknown> }
  messages: { failure: string; notFound: string; failed: string }
  /** Replaces a locked item. */
  locked: ReactNode
  children: (item: I) => ReactNode
}

/** The page of one item: the link back to its list, and the item or its replacement. */
export function ItemPage<I>({ list, query: { data, error, refetch }, messages, locked, children }: Props<I>) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const isMissing = isNotFound(error)
  return (
    <PageColumn>
      <BackLink to={list.to}>{list.name}</BackLink>
      {data ? (
        children(data)
      ) : isUpgradeRequired(error) ? (
        locked
      ) : error ? (
        <LoadFailure
          title={messages.failure}
          message={isMissing ? messages.notFound : errorMessage(error, messages.failed)}
          onRetry={isMissing ? undefined : () => void refetch()}
          back={list.to}
        />
      ) : (
        <>
          <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
          <Skeleton height="12rem" />
          <Skeleton lines={4} />
        </>
      )}
    </PageColumn>
  )
}
