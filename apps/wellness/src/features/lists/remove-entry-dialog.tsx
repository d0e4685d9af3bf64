import type { ResourceList } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { ConfirmDialog } from '@worrystone/ui'

type Props = { entry: ResourceList['entries'][number]; onConfirm: () => void; onCancel: () => void }

/** Confirms the removal of an entry with a note. */
export function RemoveEntryDialog({ entry: { resource, note }, onConfirm, onCancel }: Props) {
  const t = useT()
  return (
    <ConfirmDialog
      open
      title={t('Take {{name}} out of the list?', { name: resource?.title ?? t('This entry') })}
      body={
        <>
          <p>{t('Your note goes with it:')}</p>
          <p dir="auto">
            <i>{note}</i>
          </p>
        </>
      }
      confirmLabel={t('Take out of the list')}
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
