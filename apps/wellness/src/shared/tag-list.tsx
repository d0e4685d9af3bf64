import type { Label } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { Badge, List, VisuallyHidden } from '@worrystone/ui'

type Props = { tags: Label[]; max?: number }

/** Tags of an item; on a card the first `max` only, and the number of others. */
export function TagList({ tags, max = tags.length }: Props) {
  const t = useT()
  const { number } = useFormat()
  const hiddenCount = tags.length - max
  if (tags.length === 0) return null
  return (
    <List direction="row" gap={2} aria-label={t('Topics')}>
      {tags.slice(0, max).map(({ id, name }) => (
        <li key={id}>
          <Badge>{name}</Badge>
        </li>
      ))}
      {hiddenCount > 0 && (
        <li>
          <Badge>
            <span aria-hidden="true">+{number(hiddenCount)}</span>
            <VisuallyHidden>{t('and {{count}} more', { count: hiddenCount })}</VisuallyHidden>
          </Badge>
        </li>
      )}
    </List>
  )
}
