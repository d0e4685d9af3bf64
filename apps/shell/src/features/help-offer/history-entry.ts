const POP_TIMEOUT_MS = 500

export type HistoryEntry = {
  /** Removes the entry; resolves when the history is as it was before. */
  leave(): Promise<void>
  /** Stops listening without navigating. */
  forget(): void
}

/**
 * A history entry at the same URL, so that Back closes an overlay instead of leaving the window. It keeps the router's own state, so that
 * the router sees no navigation.
 */
export function openHistoryEntry(onBack: () => void): HistoryEntry {
  const stopListening = () => window.removeEventListener('popstate', onPop)
  const onPop = () => {
    stopListening()
    onBack()
  }
  history.pushState({ ...history.state, isHelpOpen: true }, '')
  window.addEventListener('popstate', onPop)
  return {
    forget: stopListening,
    async leave() {
      stopListening()
      // Already removed by Back, or covered by a page that opened meanwhile.
      if (!history.state?.isHelpOpen) return
      await new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true })
        setTimeout(resolve, POP_TIMEOUT_MS)
        history.back()
      })
    },
  }
}
