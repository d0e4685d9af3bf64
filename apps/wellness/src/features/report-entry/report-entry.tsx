import type { Resource } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Button, icons, lazyComponent, VisuallyHidden } from '@worrystone/ui'
import { useState } from 'react'

const ReportEntryDialog = lazyComponent(async () => (await import('./report-entry-dialog.tsx')).ReportEntryDialog)

/** Opens the report form of an entry, for any viewer. */
export function ReportEntry({ resource }: { resource: Resource }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="plain" size="s" onPointerEnter={ReportEntryDialog.preload} onClick={() => setOpen(true)}>
        <icons.Flag size={16} />
        {t('Report a mistake')}
        <VisuallyHidden>{resource.title}</VisuallyHidden>
      </Button>
      {isOpen && <ReportEntryDialog resource={resource} onClose={() => setOpen(false)} />}
    </>
  )
}
