import type { Danger } from '@worrystone/safety'
import { useEffect, useState } from 'react'
import { NO_DANGER } from './no-danger.ts'

const DEBOUNCE_MS = 600

/**
 * The result of the phrase list of the page's language for a text that is being typed, after a pause. Nothing is sent. The list is
 * fetched when the composer opens, so that it is there without a network later. No danger until the list is loaded.
 */
export function useDanger(text: string): Danger {
  const [danger, setDanger] = useState(NO_DANGER)
  useEffect(() => {
    import('./open-help-offer.ts').then(({ loadDetector }) => loadDetector()).catch(() => {})
  }, [])
  useEffect(() => {
    let isCancelled = false
    const show = (detected: Danger) => {
      if (!isCancelled)
        setDanger((current) => (current.level === detected.level && current.method === detected.method ? current : detected))
    }
    const detect = async () =>
      show(text.trim() === '' ? NO_DANGER : await (await import('./open-help-offer.ts')).detectLocally(text))
    const timer = setTimeout(() => detect().catch(() => {}), DEBOUNCE_MS)
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [text])
  return danger
}
