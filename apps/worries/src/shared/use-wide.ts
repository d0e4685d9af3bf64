import { breakpoint } from '@worrystone/ui'
import { useSyncExternalStore } from 'react'

const wide = () => matchMedia(`(min-width: ${breakpoint.small})`)

function subscribe(listener: () => void) {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether there is more room than on a phone held upright. */
export const useWide = () => useSyncExternalStore(subscribe, () => wide().matches)
