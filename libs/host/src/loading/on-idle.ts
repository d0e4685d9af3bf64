const AFTER_LOAD_MS = 1_500

/** Runs low-priority work: after the page is loaded, when the browser is idle. */
export function onIdle(run: () => void, afterMs = AFTER_LOAD_MS): void {
  const requestIdle = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 2_000))
  const start = () => setTimeout(() => requestIdle(() => run()), afterMs)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
