import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { billingApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { usePlatform } from '@worrystone/remote-kit'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { session } from '@worrystone/session'

/** An empty tab without `opener`. Browsers open one only during the click; null where it is blocked. */
function openEmptyTab(): Window | null {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  return tab
}

/** Opens the provider's page of one's own subscription in a new tab, or in this one where new tabs are blocked. */
export function usePortal(): { open: () => void; isOpening: boolean } {
  const t = useT()
  const errorMessage = useErrorMessage()
  const refresh = useRefreshOnReturn()
  const { mutate, isPending } = useMutation({
    mutationFn: async (tab: Window | null) => {
      try {
        const { portalUrl } = await call(billingApi.portal, {})
        const target = tab && !tab.closed ? tab.location : window.location
        target.assign(portalUrl)
      } catch (error) {
        tab?.close()
        throw error
      }
    },
    onSuccess: refresh,
    onError: (error) => toast.error(errorMessage(error, t('Failed to open your subscription. Please try again.'))),
  })
  return { open: () => mutate(openEmptyTab()), isOpening: isPending }
}

/** Refetches the subscription once, when the person comes back to this tab. */
function useRefreshOnReturn() {
  const { signal } = usePlatform()
  const queryClient = useQueryClient()
  return () => {
    const returned = new AbortController()
    const onVisible = () => {
      if (document.visibilityState !== 'visible') return
      returned.abort()
      void queryClient.invalidateQueries({ queryKey: [billingApi.current.url] })
      // After a failure the page keeps what it has.
      session.refreshUser().catch(() => {})
    }
    document.addEventListener('visibilitychange', onVisible, { signal: AbortSignal.any([signal, returned.signal]) })
  }
}
