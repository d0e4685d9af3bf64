import { useSyncExternalStore } from 'react'
import { breakpoint } from './tokens.ts'

function subscribe(listener: () => void) {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/**
 * Whether there is that much room: `small`, more than on a phone held upright; `medium`, enough for the sidebar; `large`, enough for a
 * rail beside the page. For what costs a request; what is only drawn is hidden by the style sheet.
 */
export const useMinWidth = (from: keyof typeof breakpoint) =>
  useSyncExternalStore(subscribe, () => matchMedia(`(min-width: ${breakpoint[from]})`).matches)
