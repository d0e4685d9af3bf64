import { useEffect } from 'react'
import { Page } from './good.tsx'
import { page } from './remote.ts'

// In a file of its own: the search for such calls in the built files must find them only here.
export const history_ = page(() => {
  useEffect(() => history.pushState(null, '', location.href), [])
  return <Page />
})
