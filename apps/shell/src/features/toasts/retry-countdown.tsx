import { onRateLimited } from '@worrystone/api-client'
import { useFormat, useT } from '@worrystone/i18n'
import { icons, VisuallyHidden } from '@worrystone/ui'
import { useEffect, useState } from 'react'
import { ToastCard } from './toast-card.ts'

const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1_000))

/**
 * Among the polite toasts: a countdown until rate-limited reads continue; earlier retries wait by themselves. Screen readers hear the
 * time once, not every second.
 */
export function RetryCountdown() {
  const t = useT()
  const { fromNow } = useFormat()
  const [limit, setLimit] = useState({ at: 0, initialSeconds: 0 })
  const [, setTicks] = useState(0)
  useEffect(() => onRateLimited((at) => setLimit({ at, initialSeconds: secondsUntil(at) })), [])

  const secondsLeft = secondsUntil(limit.at)
  const isWaiting = secondsLeft > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), 1_000)
    return () => clearInterval(timer)
  }, [isWaiting])

  const describe = (seconds: number) => t('You can try again {{when}}', { when: fromNow(seconds) })
  if (!isWaiting) return null
  return (
    <ToastCard $kind="info">
      <icons.Info size={22} aria-hidden="true" />
      <span>
        <span aria-hidden="true">{describe(secondsLeft)}</span>
        <VisuallyHidden>{describe(limit.initialSeconds)}</VisuallyHidden>
      </span>
    </ToastCard>
  )
}
