import { useT } from '@worrystone/i18n'
import { Button, Empty } from '@worrystone/ui'

type Props = {
  title: string
  /** Absent where nothing narrows the list. */
  onClear: (() => void) | undefined
}

/** In place of a list whose filters nothing fits. */
export function NoMatch({ title, onClear }: Props) {
  const t = useT()
  return (
    <Empty
      title={title}
      action={
        onClear && (
          <Button kind="quiet" onClick={onClear}>
            {t('Clear all filters')}
          </Button>
        )
      }
    />
  )
}
