const POP_TIMEOUT_MS = 500

export type HistoryEntry = {
  /** Removes the entry; resolves when the history is as it was before. */
  leave(): Promise<void>
  /** Stops listening without navigating. */
  forget(): void
}

/**
 * An entry of the browser's history at the same address, so that Back closes what is open instead of leaving the page. The router's own
 * state goes with it: to the router nothing has happened.
 */
export function openHistoryEntry(onBack: () => void, page: Window = window): HistoryEntry {
  const { history } = page
  const forget = () => page.removeEventListener('popstate', onPop)
  const onPop = () => {
    forget()
    onBack()
  }
  history.pushState({ ...history.state, isHelpOpen: true }, '')
  page.addEventListener('popstate', onPop)
  return {
    forget,
    async leave() {
      forget()
      // Gone already by Back, or covered by another page that opened meanwhile.
      if (!history.state?.isHelpOpen) return
      await new Promise<void>((resolve) => {
        page.addEventListener('popstate', () => resolve(), { once: true })
        setTimeout(resolve, POP_TIMEOUT_MS)
        history.back()
      })
    },
  }
}
