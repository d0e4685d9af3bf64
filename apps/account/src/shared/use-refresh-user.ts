import { usePlatform } from '@worrystone/remote-kit'
import { session, useSession } from '@worrystone/session'
import { useEffect } from 'react'

/** Refreshes the signed-in user after a link of an e-mail changed it, also when the session starts later. */
export function useRefreshUser(isChanged: boolean) {
  const { report } = usePlatform()
  const { status } = useSession()
  useEffect(() => {
    if (isChanged && status === 'signed-in') session.refreshUser().catch(report)
  }, [isChanged, status, report])
}
