import events from 'node:events'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** What browsers have and the test DOM lacks. */
globalThis.reportError ??= (error) => console.error(error)
globalThis.matchMedia ??= (media) =>
  ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }) satisfies MediaQueryList

// p-queue asks Node not to count its listeners, and Node throws at an EventTarget of the test DOM.
const { setMaxListeners } = events
events.setMaxListeners = (limit, ...targets) => {
  try {
    setMaxListeners(limit, ...targets)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
}

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// A part that is fetched when it is needed takes its time on a machine that is busy.
configure({ asyncUtilTimeout: 5_000 })

afterEach(() => cleanup())
