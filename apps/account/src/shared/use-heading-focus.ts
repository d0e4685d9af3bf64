import { useEffect, useRef } from 'react'

/** Moves the focus to the heading when the page is replaced in place ('Check your email'). */
export function useHeadingFocus(view: unknown) {
  const lastView = useRef(view)
  useEffect(() => {
    if (lastView.current === view) return
    lastView.current = view
    focusHeading()
  }, [view])
}

export const focusHeading = () => document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true })
