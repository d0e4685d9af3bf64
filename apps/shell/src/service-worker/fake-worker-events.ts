type Listener = (event: never) => void

/** Events of a service worker's scope for tests: `dispatch` calls the listener and awaits its `waitUntil` promises. */
export function fakeWorkerEvents() {
  const listeners = new Map<string, Listener>()
  return {
    addEventListener: (type: string, listener: unknown) => void listeners.set(type, listener as Listener),
    listenerOf: (type: string) => listeners.get(type),
    async dispatch(type: string, event: object = {}) {
      const work: Promise<unknown>[] = []
      listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) } as never)
      await Promise.all(work)
    },
  }
}
