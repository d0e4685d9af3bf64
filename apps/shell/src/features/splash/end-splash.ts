/** The longest time for the splash, from the start of the visit; its own CSS ends it by then without scripts. */
const SPLASH_MS = 1_000

/** Removes the splash when the page has rendered: after one second, or at once with reduced motion. */
export function endSplash(): void {
  const splash = document.getElementById('splash')
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  const msLeft = isMotionReduced ? 0 : SPLASH_MS - performance.now()
  if (msLeft <= 0) splash?.remove()
  else setTimeout(() => splash?.remove(), msLeft)
}
