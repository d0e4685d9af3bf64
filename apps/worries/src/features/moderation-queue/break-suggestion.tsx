import { useT } from '@worrystone/i18n'
import { Banner, Button } from '@worrystone/ui'
import { useSyncExternalStore } from 'react'

let isDue = false
const listeners = new Set<() => void>()

/** Suggests a break to the moderator on every page of moderation, until they dismiss it. */
export function setBreakDue(next: boolean) {
  isDue = next
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** After several urgent cases in a row; nothing is locked. */
export function BreakSuggestion() {
  const t = useT()
  if (!useSyncExternalStore(subscribe, () => isDue)) return null
  const dismissButton = (
    <Button kind="plain" size="s" onClick={() => setBreakDue(false)}>
      {t('Put away')}
    </Button>
  )
  return (
    <Banner kind="support" action={dismissButton}>
      {t('You have looked at several urgent cases in a row. Take a break if you can: somebody else can go on.')}
    </Banner>
  )
}
