import { callSiteOf } from './call-site.ts'
import { type Calls, recordCalls } from './record-calls.ts'
import { type Leak, trackResources } from './track-resources.ts'

export type Probe = {
  calls: Calls
  /** The listeners, timers, observers and connections that the page holds; collect garbage first. */
  unreleased(): Leak[]
}

/** Deep enough to find the remote below React's own frames. */
const STACK_TRACE_LIMIT = 60

/**
 * Watches a page from now on: its resources and calls. Runs in a script of its own before any other, since it
 * wraps the browser's functions; for tests only.
 */
export function watchPage(): Probe {
  Error.stackTraceLimit = STACK_TRACE_LIMIT
  const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : ''
  const currentCallSite = () => callSiteOf(new Error().stack ?? '', script)
  const calls = recordCalls(currentCallSite)
  const { unreleased } = trackResources(currentCallSite)
  return { calls, unreleased }
}
