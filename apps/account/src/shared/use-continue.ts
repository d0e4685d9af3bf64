import { useUser } from '@worrystone/remote-kit/bundled'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

/** Navigates a signed-in person to `path`, once: after the navigation the path may differ. */
export function useContinue(path: string): boolean {
  const isSignedIn = useUser() !== null
  const navigate = useNavigate()
  const hasGone = useRef(false)
  useEffect(() => {
    if (!isSignedIn || hasGone.current) return
    hasGone.current = true
    void navigate(path, { replace: true })
  }, [isSignedIn, navigate, path])
  return isSignedIn
}
