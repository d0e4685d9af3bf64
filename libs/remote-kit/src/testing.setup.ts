import { TransformStream, WritableStream } from 'node:stream/web'
import { BroadcastChannel, MessageChannel } from 'node:worker_threads'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** Browser features that the test DOM lacks. */
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

// A VM context has only the globals of the test DOM: it lacks channels, and its streams are Node's older ones.
Object.assign(globalThis, { BroadcastChannel, MessageChannel, TransformStream, WritableStream })

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// Lazy chunks load slowly on a busy machine.
configure({ asyncUtilTimeout: 5_000 })

afterEach(() => cleanup())
