import { useMutation } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { billingApi, type PaidTier } from '@worrystone/contracts'
import { usePlatform } from '@worrystone/remote-kit'
import { session, useSession } from '@worrystone/session'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isOpen, useSubscription } from '../../shared/use-subscription.ts'

const POLL_MS = 3_000
const MAX_WAIT_MS = 30_000

export type CheckoutReturn = {
  /** `none`: the page was opened for another reason. `late`: no subscription within the waiting time. */
  phase: 'none' | 'visitor' | 'waiting' | 'late' | 'done'
  /** The bought plan, once it is known. */
  tier: PaidTier | null
}

/** Waits for the subscription after the checkout, and removes the parameter from the URL. */
export function useCheckoutReturn(): CheckoutReturn {
  const [search, setSearch] = useSearchParams()
  const isReturn = search.get('checkout') === 'done'
  const [boughtTier, setBought] = useState<PaidTier | null>(null)
  const [isLate, setIsLate] = useState(false)
  const { report } = usePlatform()
  const { status } = useSession()
  const isWaiting = isReturn && !isLate
  const { tier, subscription } = useSubscription(isWaiting ? POLL_MS : false)
  const isMember = tier !== null
  const newTier = isReturn && subscription && isOpen(subscription) ? subscription.tier : null

  useEffect(() => {
    if (!isReturn || !isMember) return
    const timer = setTimeout(() => setIsLate(true), MAX_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isReturn, isMember])

  useEffect(() => {
    if (!newTier) return
    setBought(newTier)
    session.refreshUser().catch(report)
    setSearch(
      (params) => {
        params.delete('checkout')
        return params
      },
      { replace: true },
    )
  }, [newTier, report, setSearch])

  if (boughtTier) return { phase: 'done', tier: boughtTier }
  if (!isReturn || status === 'starting') return { phase: 'none', tier: null }
  return { phase: isMember ? (isLate ? 'late' : 'waiting') : 'visitor', tier: null }
}

/** Has the server query the provider, for a payment that does not appear. Refetches the subscription. */
export function useReconcile() {
  const { refetch } = useSubscription()
  return useMutation({
    mutationFn: async () => {
      await call(billingApi.reconcile, {})
      await refetch()
    },
  })
}
