import { type WakingStep, WakingView } from '@worrystone/community-ui'
import { useEvent } from '@worrystone/events'
import { session, useSession } from '@worrystone/session'
import { useOnline } from '@worrystone/ui'
import { type ReactNode, useEffect, useState } from 'react'

const ASLEEP_AFTER_MS = 5000
const CONNECTING_AFTER_MS = 15_000
const READY_AFTER_MS = 40_000

type Props = {
  /** Instead of the waiting view where there is no network. */
  offline: ReactNode
  children: ReactNode
}

/** Renders its children, or the waiting view while the server that knows the session fails or is slow to start. */
export function Waking({ offline, children }: Props) {
  const isOnline = useOnline()
  const { status } = useSession()
  const [isAsleep, setAsleep] = useState(false)
  useEvent('service.asleep/1', () => setAsleep(true))
  useEffect(() => {
    if (status !== 'starting') {
      setAsleep(false)
      return
    }
    const timer = setTimeout(setAsleep, ASLEEP_AFTER_MS, true)
    return () => clearTimeout(timer)
  }, [status])
  if (!isAsleep || status !== 'starting') return children
  return isOnline ? <Waiting /> : offline
}

/** The server reports no progress while it starts: the texts follow the usual duration. */
function Waiting() {
  const [step, setStep] = useState<WakingStep>(0)
  useEffect(() => {
    const timers = [setTimeout(setStep, CONNECTING_AFTER_MS, 1), setTimeout(setStep, READY_AFTER_MS, 2)]
    return () => timers.forEach(clearTimeout)
  }, [])
  return <WakingView step={step} onRetry={() => void session.start()} />
}
