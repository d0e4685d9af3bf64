import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useT } from '@worrystone/i18n'
import { LoadMore, useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Failure, Skeleton, Stack, VisuallyHidden } from '@worrystone/ui'
import type { ReactNode } from 'react'

type Props<Item> = {
  paged: UseInfiniteQueryResult<Item[], Error>
  /** Shown for an empty list. */
  empty: ReactNode
  /** One entry high. */
  rowHeight: string
  children: (items: Item[]) => ReactNode
}

/** A paged list in each of its states. */
export function PagedList<Item>({ paged, empty, rowHeight, children }: Props<Item>) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const failed = t('This part could not be loaded')
  if (paged.isPending) {
    return (
      <div>
        <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
        <Skeleton lines={3} height={rowHeight} />
      </div>
    )
  }
  if (!paged.data) return <Failure message={errorMessage(paged.error, failed)} onRetry={() => void paged.refetch()} />
  if (paged.data.length === 0) return empty
  return (
    <Stack>
      {children(paged.data)}
      <LoadMore query={paged} failure={failed} label={t('Load more')} isCentered />
    </Stack>
  )
}
