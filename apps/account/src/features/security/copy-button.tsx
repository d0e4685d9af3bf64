import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { Button, icons } from '@worrystone/ui'
import type { ReactNode } from 'react'

type Props = { text: string; children: ReactNode }

/** Copies the text and confirms it. */
export function CopyButton({ text, children }: Props) {
  const t = useT()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(t('Copied'))
    } catch {
      toast.error(t('This browser does not let the page copy. Please mark the text and copy it by hand.'))
    }
  }
  return (
    <Button kind="quiet" size="s" onClick={() => void copy()}>
      <icons.Copy size={16} />
      {children}
    </Button>
  )
}
