import { useLocation } from 'react-router-dom'
import { Overview } from './overview-page.tsx'
import { RemotePage } from './remote-page.tsx'

/** `/platform` for operators: all remotes, or one of them by name. */
export function ConsolePage() {
  const { pathname } = useLocation()
  const remote = pathname.split('/')[2]
  return remote ? <RemotePage key={remote} remote={decodeURIComponent(remote)} /> : <Overview />
}
