import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useT } from '@worrystone/i18n'
import { Button, Failure, Row } from '@worrystone/ui'
import { useErrorMessage } from './use-error-message.ts'

type Props = {
  query: Pick<UseInfiniteQueryResult, 'error' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>
  /** Shown when the server gives no sentence of its own. */
  failure: string
  /** 'Show more' unless given. */
  label?: string
  /** As wide as its words, in the middle. */
  isCentered?: boolean
  onLoad?: () => void
}

/** The end of a list by pages: the button for the next page, or why that page did not come. */
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
