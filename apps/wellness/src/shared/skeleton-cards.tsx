import { Columns, Skeleton } from '@worrystone/ui'

/** The shape of cards that are loading. */
export function SkeletonCards({ count }: { count: number }) {
  return (
    <Columns from="small" columns={2} gap={5}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
        <Skeleton key={index} height="17rem" />
      ))}
    </Columns>
  )
}
