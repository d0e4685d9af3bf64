const AFTER_LOAD_MS = 1_500

/** Runs what nobody waits for: after the page is loaded, when the browser has nothing else to do. */
export function whenQuiet(run: () => void, afterMs = AFTER_LOAD_MS): void {
  const whenIdle = globalThis.requestIdleCallback ?? ((late: () => void) => setTimeout(late, 2_000))
  const start = () => setTimeout(() => whenIdle(() => run()), afterMs)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
