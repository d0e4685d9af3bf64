import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { focusHeading } from '../../shared/use-heading-focus.ts'

/**
 * The section that is shown as a page of its own on a small screen: the one that the hash names (`#security`), undefined for the list
 * of all. The focus goes to the section's heading, and back to its row in the list.
 */
export function useSectionPage(isEnabled: boolean, ids: readonly string[]): string | undefined {
  const { hash } = useLocation()
  const named = decodeURIComponent(hash.slice(1))
  const section = isEnabled && ids.includes(named) ? named : undefined
  const last = useRef(section)
  useEffect(() => {
    const previous = last.current
    last.current = section
    if (!isEnabled || previous === section) return
    if (section === undefined) document.querySelector<HTMLElement>(`[data-section-link="${previous}"]`)?.focus()
    else {
      scrollTo(0, 0)
      focusHeading()
    }
  }, [isEnabled, section])
  return section
}
