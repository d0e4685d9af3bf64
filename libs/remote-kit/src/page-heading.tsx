import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { usePlatform } from './platform.ts'

/** The page's one `<h1>`. After a navigation it gets the focus, so that keyboards and screen readers start at the new page. */
export function PageHeading({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { navigation } = usePlatform()
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same page with another address is a new page to the reader
  useEffect(() => {
    if (heading.current && navigation.claimFocus()) heading.current.focus({ preventScroll: true })
  }, [navigation, pathname])

  return (
    <h1 ref={heading} tabIndex={-1} className={className} data-page-heading="">
      {children}
    </h1>
  )
}
