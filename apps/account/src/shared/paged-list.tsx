import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useT } from '@worrystone/i18n'
import { LoadMore, QueryView } from '@worrystone/remote-kit/bundled'
import { type Space, Stack } from '@worrystone/ui'
import type { ReactNode } from 'react'

type Props<Item> = {
  query: UseInfiniteQueryResult<Item[], Error>
  /** Shown when the server gives no message of its own. */
  failure: string
  /** As large as the first entries, so that nothing moves. */
  skeleton: ReactNode
  /** Shown for an empty list. */
  empty: ReactNode
  /** Between the list and the button for the next page. */
  gap?: Space
  children: (items: Item[]) => ReactNode
}

/** A paged list in each of its states. */
export function PagedList<Item>({ query, failure, skeleton, empty, gap, children }: Props<Item>) {
  const t = useT()
  return (
    <QueryView query={query} failure={failure} skeleton={skeleton}>
      {(items) =>
        items.length === 0 && !query.hasNextPage ? (
          empty
        ) : (
          <Stack gap={gap}>
            {children(items)}
            <LoadMore query={query} failure={failure} label={t('Load more')} isCentered />
          </Stack>
        )
      }
    </QueryView>
  )
}
