import { type Calls, watchCalls } from './calls.ts'
import { type Left, watchHeld } from './held.ts'
import { siteOf } from './site.ts'

export type Probe = {
  calls: Calls
  /** What listeners, timers, observers and connections the page holds; collect garbage first. */
  left(): Left[]
}

/** Deep enough to find the remote below React's own frames. */
const FRAMES = 60

/**
 * Watches a page from now on: what is held in it and what it does. To be called in a script of its own before any other, since it
 * stands in front of the browser's functions; for tests only.
 */
export function watchPage(): Probe {
  Error.stackTraceLimit = FRAMES
  const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : ''
  const siteHere = () => siteOf(new Error().stack ?? '', script)
  const calls = watchCalls(siteHere)
  const { left } = watchHeld(siteHere)
  return { calls, left }
}
