import { useFormat, useT } from '@worrystone/i18n'
import { Badge, Button, icons, VisuallyHidden } from '@worrystone/ui'

type Props = {
  /** How many filters are on. */
  count: number
  isOpen: boolean
  /** Id of what it opens. */
  controls: string
  onToggle: () => void
}

/** Opens and closes the filters of a list, and says how many are on. */
export function FiltersButton({ count, isOpen, controls, onToggle }: Props) {
  const t = useT()
  const { number } = useFormat()
  return (
    <div>
      <Button kind="quiet" size="s" aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
        {t('Filters')}
        {count > 0 && (
          <Badge kind="primary">
            <span aria-hidden="true">{number(count)}</span>
            <VisuallyHidden>{t('{{count}} chosen', { count })}</VisuallyHidden>
          </Badge>
        )}
        <icons.ChevronDown size={16} />
      </Button>
    </div>
  )
}
