import { Skeleton } from '@worrystone/ui'
import { CardGrid } from './card-grid.tsx'

/** The shape of cards that are loading. */
export function SkeletonCards({ count }: { count: number }) {
  return (
    <CardGrid as="div">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
        <Skeleton key={at} height="17rem" />
      ))}
    </CardGrid>
  )
}
