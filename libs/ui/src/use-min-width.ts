import { useSyncExternalStore } from 'react'
import { breakpoint } from './tokens.ts'

function subscribe(listener: () => void) {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/**
 * Whether the window is at least that wide: `small`, wider than a phone held upright; `medium`, enough for the sidebar; `large`, enough for a
 * rail beside the page. For content that costs a request; otherwise hide it by the style sheet.
 */
export const useMinWidth = (from: keyof typeof breakpoint) =>
  useSyncExternalStore(subscribe, () => matchMedia(`(min-width: ${breakpoint[from]})`).matches)
