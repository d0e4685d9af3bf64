/** How long the splash may stand, counted from the start of the visit; its own CSS ends it by then without any script. */
const SPLASH_MS = 1_000

/** Takes the splash away when the page behind it is drawn: at its second, or at once for readers who prefer reduced motion. */
export function endSplash(): void {
  const splash = document.getElementById('splash')
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const left = isCalm ? 0 : SPLASH_MS - performance.now()
  if (left <= 0) splash?.remove()
  else setTimeout(() => splash?.remove(), left)
}
