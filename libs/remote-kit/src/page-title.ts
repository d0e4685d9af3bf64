import { useEffect } from 'react'
import { usePlatform } from './platform.ts'

/** Sets the document's title while the page is shown: `Feed` becomes `Feed · Worrystone`. */
export function usePageTitle(title: string): void {
  const { setTitle } = usePlatform()
  useEffect(() => setTitle(title), [setTitle, title])
}
