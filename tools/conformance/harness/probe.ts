import { type Probe, watchPage } from '@worrystone/remote-kit/conformance'

declare global {
  interface Window {
    probe: Probe
  }
}

// A script of its own, before any other: it wraps the browser's functions.
window.probe = watchPage()
