import type { UseQueryResult } from '@tanstack/react-query'
import { QueryView } from '@worrystone/remote-kit/bundled'
import { Columns, Heading, VisuallyHidden } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { NoMatch } from './no-match.tsx'
import { SkeletonCards } from './skeleton-cards.tsx'

type Props<Item> = {
  query: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>
  items: Item[] | undefined
  failure: string
  empty: string
  /** The heading of the list. */
  heading?: string
  /** Absent without active filters. */
  onClear?: (() => void) | undefined
  children: (item: Item) => ReactNode
}

/** Cards of items in each state of their query. */
export function CardList<Item extends { id: string }>(props: Props<Item>) {
  const { query, items = [], failure, empty, heading, onClear, children } = props
  return (
    <QueryView query={query} failure={failure} skeleton={<SkeletonCards count={4} />}>
      {() => (
        <>
          {heading && <Heading>{heading}</Heading>}
          <VisuallyHidden role="status">{heading}</VisuallyHidden>
          {items.length === 0 ? (
            <NoMatch title={empty} onClear={onClear} />
          ) : (
            <Columns as="ul" from="small" columns={2} gap={5}>
              {items.map((item) => (
                <li key={item.id}>{children(item)}</li>
              ))}
            </Columns>
          )}
        </>
      )}
    </QueryView>
  )
}
