import { useSession } from '@worrystone/session'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

/** Leads a signed-in person on, once: the address has changed by then, and must not lead further. */
export function useContinue(path: string): boolean {
  const isSignedIn = useSession().status === 'signed-in'
  const navigate = useNavigate()
  const hasGone = useRef(false)
  useEffect(() => {
    if (!isSignedIn || hasGone.current) return
    hasGone.current = true
    void navigate(path, { replace: true })
  }, [isSignedIn, navigate, path])
  return isSignedIn
}
