import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useT } from '@worrystone/i18n'
import { Button, Failure, Row } from '@worrystone/ui'
import { useErrorMessage } from './use-error-message.ts'

type Props = {
  query: Pick<UseInfiniteQueryResult, 'error' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>
  /** Shown when the server gives no message of its own. */
  failure: string
  /** 'Show more' by default. */
  label?: string
  /** As wide as its label, centred. */
  isCentered?: boolean
  onLoad?: () => void
}

/** The end of a paged list: the button for the next page, or the error of that page. */
export function LoadMore({ query, failure, label, isCentered = false, onLoad }: Props) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const load = onLoad ?? (() => void query.fetchNextPage())
  if (query.isFetchNextPageError) return <Failure message={errorMessage(query.error, failure)} onRetry={load} />
  if (!query.hasNextPage) return null
  const button = (
    <Button kind="quiet" busy={query.isFetchingNextPage} onClick={load}>
      {label ?? t('Show more')}
    </Button>
  )
  return isCentered ? <Row justify="center">{button}</Row> : button
}
