import type { Resource } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Button, icons, lazyPart, VisuallyHidden } from '@worrystone/ui'
import { useState } from 'react'

const KeepDialog = lazyPart(async () => (await import('./keep-dialog.tsx')).KeepDialog)

/** Keeps an entry in lists of one's own. */
export function KeepInList({ resource }: { resource: Resource }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="plain" size="s" onPointerEnter={KeepDialog.preload} onClick={() => setOpen(true)}>
        <icons.Plus size={16} />
        {t('Keep in a list')}
        <VisuallyHidden>{resource.title}</VisuallyHidden>
      </Button>
      {isOpen && <KeepDialog resource={resource} onClose={() => setOpen(false)} />}
    </>
  )
}
