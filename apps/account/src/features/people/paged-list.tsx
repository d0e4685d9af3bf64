import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit'
import { Button, Failure, Row, Skeleton, Stack, VisuallyHidden } from '@worrystone/ui'
import type { ReactNode } from 'react'

type Props<Item> = {
  paged: UseInfiniteQueryResult<Item[], Error>
  /** What stands in place of a list without entries. */
  empty: ReactNode
  /** As high as one entry. */
  rowHeight: string
  children: (items: Item[]) => ReactNode
}

/** A list by pages in each of its states. */
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
      {paged.isFetchNextPageError ? (
        <Failure message={errorMessage(paged.error, failed)} onRetry={() => void paged.fetchNextPage()} />
      ) : null}
      {paged.hasNextPage && !paged.isFetchNextPageError ? (
        <Row justify="center">
          <Button kind="quiet" busy={paged.isFetchingNextPage} onClick={() => void paged.fetchNextPage()}>
            {t('Load more')}
          </Button>
        </Row>
      ) : null}
    </Stack>
  )
}
