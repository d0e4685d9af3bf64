import { usePlatform } from '@worrystone/remote-kit'
import { session, useSession } from '@worrystone/session'
import { useEffect } from 'react'

/** Whoever is signed in here learns what a link of a mail has changed, also when the session is found out later than the link. */
export function useRefreshUser(isChanged: boolean) {
  const { report } = usePlatform()
  const { status } = useSession()
  useEffect(() => {
    if (isChanged && status === 'signed-in') session.refreshUser().catch(report)
  }, [isChanged, status, report])
}
