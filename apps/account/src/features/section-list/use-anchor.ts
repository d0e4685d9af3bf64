import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { findSection, SCROLL_EVENTS } from './sections.ts'

/** How long loading parts of the page may shift the section. */
const LAYOUT_SETTLE_MS = 3_000

/** Scrolls to the section named by the hash (`data-section`) in the frame around `list`, also after loading, and focuses its heading. */
export function useAnchor(list: RefObject<HTMLElement | null>) {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same section may be requested again
  useEffect(() => {
    const section = findSection(list.current, hash)
    if (!section) return
    section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    const show = () => section.scrollIntoView()
    show()
    const growing = new ResizeObserver(show)
    growing.observe(section.parentElement ?? section)
    const stop = () => {
      growing.disconnect()
      clearTimeout(timer)
      for (const name of SCROLL_EVENTS) removeEventListener(name, stop)
    }
    const timer = setTimeout(stop, LAYOUT_SETTLE_MS)
    // Scrolling by hand ends it.
    for (const name of SCROLL_EVENTS) addEventListener(name, stop, { passive: true })
    return stop
  }, [hash, key])
}
