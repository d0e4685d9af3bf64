import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '@worrystone/api-client'
import { billingApi, type SubscriptionTier } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { useEffect } from 'react'

/** Redirects to the checkout of a plan. `isBusy` until the page unloads. */
export function useCheckout({ lemonSqueezyVariantId }: SubscriptionTier) {
  const t = useT()
  const queryClient = useQueryClient()
  const { mutate, error, isPending, isSuccess, reset } = useMutation({
    mutationFn: async () => {
      const { checkoutUrl } = await call(billingApi.checkout, { body: { variantId: lemonSqueezyVariantId ?? '' } })
      window.location.assign(checkoutUrl)
    },
    onError: (failed) => {
      // Rejected because of a subscription that is not loaded here.
      if (hasStatus(failed, 409)) void queryClient.invalidateQueries({ queryKey: [billingApi.current.url] })
      // The session has ended, and the page with its button is replaced: the message must be a toast.
      if (hasStatus(failed, 401)) toast.error(t('Authentication required'))
    },
  })
  useEffect(() => {
    // The browser may restore this page from its cache when the person goes back.
    const onShow = (event: PageTransitionEvent) => event.persisted && reset()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [reset])
  return { start: () => mutate(), problem: useProblem(error), isConflict: hasStatus(error, 409), isBusy: isPending || isSuccess }
}

const hasStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status

function useProblem(error: Error | null): string | null {
  const t = useT()
  const translateMessage = useTranslateMessage()
  if (!error) return null
  if (hasStatus(error, 401)) return t('Authentication required')
  return hasStatus(error, 409) ? translateMessage(error.message) : t('Failed to start checkout process. Please try again.')
}
