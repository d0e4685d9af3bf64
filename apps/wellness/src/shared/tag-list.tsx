import type { Label } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { Badge, space, VisuallyHidden } from '@worrystone/ui'
import { styled } from 'styled-components'

type Props = { tags: Label[]; most?: number }

/** Tags of an item; of a card the first `most` only, and how many more there are. */
export function TagList({ tags, most = tags.length }: Props) {
  const t = useT()
  const { number } = useFormat()
  const more = tags.length - most
  if (tags.length === 0) return null
  return (
    <Tags aria-label={t('Topics')}>
      {tags.slice(0, most).map(({ id, name }) => (
        <li key={id}>
          <Badge>{name}</Badge>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Badge>
            <span aria-hidden="true">+{number(more)}</span>
            <VisuallyHidden>{t('and {{count}} more', { count: more })}</VisuallyHidden>
          </Badge>
        </li>
      )}
    </Tags>
  )
}

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`
