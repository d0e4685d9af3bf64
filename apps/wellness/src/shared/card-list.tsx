import { useT } from '@worrystone/i18n'
import { Button, Empty, Failure, Heading, VisuallyHidden } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { CardGrid } from './card-grid.tsx'
import { useFailureSentence } from './failure-sentence.ts'
import { LoadingCards } from './loading-cards.tsx'

type Props<I> = {
  items: I[] | undefined
  error: Error | null
  onRetry: () => void
  /** `found` heads the list; empty where a heading stands above it. */
  sentences: { empty: string; failed: string; found: string }
  /** Absent where nothing narrows the list. */
  onClear: (() => void) | undefined
  children: (item: I) => ReactNode
}

/** Cards of items, or what stands in their place: loading, failed, none. What was loaded stays through a later failure. */
export function CardList<I extends { id: string }>({ items, error, onRetry, sentences, onClear, children }: Props<I>) {
  const t = useT()
  const sentence = useFailureSentence()
  if (!items) {
    return error ? <Failure message={sentence(error, sentences.failed)} onRetry={onRetry} /> : <LoadingCards count={4} />
  }
  return (
    <>
      {sentences.found && <Heading>{sentences.found}</Heading>}
      <VisuallyHidden role="status">{sentences.found}</VisuallyHidden>
      {items.length === 0 ? (
        <Empty
          title={sentences.empty}
          action={
            onClear && (
              <Button kind="quiet" onClick={onClear}>
                {t('Clear all filters')}
              </Button>
            )
          }
        />
      ) : (
        <CardGrid>
          {items.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </CardGrid>
      )}
    </>
  )
}
