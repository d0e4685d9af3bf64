import { QueryView } from '@worrystone/remote-kit/bundled'
import { Card } from '@worrystone/ui'
import type { ComponentProps } from 'react'

type Props<Data> = Omit<ComponentProps<typeof QueryView<Data>>, 'query' | 'renderFailure'> & {
  query: ComponentProps<typeof QueryView<Data>>['query'] & { isPlaceholderData: boolean }
}

/** Figures in each state of their query; the previous ones stay while others load. */
export function FiguresQuery<Data>({ query, ...rest }: Props<Data>) {
  return (
    <div aria-busy={query.isPlaceholderData || undefined}>
      <QueryView query={query} renderFailure={(failure) => <Card as="div">{failure}</Card>} {...rest} />
    </div>
  )
}
