import { useT } from '@worrystone/i18n'
import { Button, Empty } from '@worrystone/ui'

type Props = {
  title: string
  /** Absent without active filters. */
  onClear: (() => void) | undefined
}

/** Shown when no item matches the filters. */
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
