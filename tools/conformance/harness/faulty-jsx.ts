// Replaces react/jsx-runtime in the harness, so that a remote can be made to fail without a change to it.
import * as runtime from 'react/jsx-runtime'

export type Fault = 'none' | 'throws' | 'suspends'

let fault: Fault = 'none'
let failures = 0

/** From now on every component of a remote that renders elements fails in this way. Returns how often since the last call. */
export function makeRemotesFail(nextFault: Fault): number {
  fault = nextFault
  const failuresBefore = failures
  failures = 0
  return failuresBefore
}

const never = new Promise<never>(() => {})

function failIfSet(): void {
  if (fault === 'none' || !/\/remotes\//.test(new Error().stack ?? '')) return
  failures++
  // React suspends a component that throws a promise.
  throw fault === 'suspends' ? never : new Error('broken on purpose by the conformance kit')
}

export const { Fragment } = runtime
export const jsx: typeof runtime.jsx = (...args) => {
  failIfSet()
  return runtime.jsx(...args)
}
export const jsxs: typeof runtime.jsxs = (...args) => {
  failIfSet()
  return runtime.jsxs(...args)
}
