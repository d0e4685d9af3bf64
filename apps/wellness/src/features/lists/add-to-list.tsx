import type { Resource } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Button, icons, lazyComponent, VisuallyHidden } from '@worrystone/ui'
import { useState } from 'react'

const AddToListDialog = lazyComponent(async () => (await import('./add-to-list-dialog.tsx')).AddToListDialog)

/** Adds an entry to own lists. */
export function AddToList({ resource }: { resource: Resource }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="plain" size="s" onPointerEnter={AddToListDialog.preload} onClick={() => setOpen(true)}>
        <icons.Plus size={16} />
        {t('Keep in a list')}
        <VisuallyHidden>{resource.title}</VisuallyHidden>
      </Button>
      {isOpen && <AddToListDialog resource={resource} onClose={() => setOpen(false)} />}
    </>
  )
}
