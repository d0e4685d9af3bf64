import { useT } from '@worrystone/i18n'
import { Skeleton, VisuallyHidden } from '@worrystone/ui'
import { CardGrid } from './card-grid.tsx'

/** The shape of cards that are on their way. */
export function LoadingCards({ count }: { count: number }) {
  const t = useT()
  return (
    <div>
      <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
      <CardGrid as="div">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
          <Skeleton key={at} height="17rem" />
        ))}
      </CardGrid>
    </div>
  )
}
