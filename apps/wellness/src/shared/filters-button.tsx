import { useFormat, useT } from '@worrystone/i18n'
import { Badge, Button, icons, VisuallyHidden } from '@worrystone/ui'

type Props = {
  /** The number of active filters. */
  count: number
  isOpen: boolean
  /** The id of the controlled element. */
  controls: string
  onToggle: () => void
}

/** Opens and closes the filters of a list, and shows how many are active. */
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
