import { breakpoint } from '@worrystone/ui'
import { useSyncExternalStore } from 'react'

function roomFrom(width: string) {
  const query = () => matchMedia(`(min-width: ${width})`)
  return {
    subscribe(listener: () => void) {
      const watched = query()
      watched.addEventListener('change', listener)
      return () => watched.removeEventListener('change', listener)
    },
    isThere: () => query().matches,
  }
}

const ROOM = { small: roomFrom(breakpoint.small), large: roomFrom(breakpoint.large) }

/** Whether there is that much room: `small`, more than on a phone held upright; `large`, enough for a rail beside the page. */
export const useWide = (from: keyof typeof ROOM) => useSyncExternalStore(ROOM[from].subscribe, ROOM[from].isThere)
