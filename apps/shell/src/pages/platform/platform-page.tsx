import { useLocation } from 'react-router-dom'
import { Overview } from './overview.tsx'
import { RemoteView } from './remote-view.tsx'

/** `/platform` for operators: all remotes, or with a name one of them. */
export function PlatformPage() {
  const { pathname } = useLocation()
  const remote = pathname.split('/')[2]
  return remote ? <RemoteView key={remote} remote={decodeURIComponent(remote)} /> : <Overview />
}
