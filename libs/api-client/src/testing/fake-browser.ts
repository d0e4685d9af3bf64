import type { TokenStore } from '../tokens.ts'
import { createTokens } from '../tokens.ts'

/** A browser with one storage and one lock manager for many tabs: as in real ones, writes reach other tabs after a delay. */
export function fakeBrowser({ delayMs = 0 } = {}) {
  const data = new Map<string, string>()
  const tabs: { self: EventTarget; view: Map<string, string> }[] = []
  const queues = new Map<string, Promise<unknown>>()
  const heldLocks = new Set<string>()

  const locks = {
    request: (name: string, ...rest: unknown[]) => {
      const work = rest.at(-1) as () => Promise<unknown>
      const result = (queues.get(name) ?? Promise.resolve()).then(async () => {
        heldLocks.add(name)
        try {
          return await work()
        } finally {
          heldLocks.delete(name)
        }
      })
      queues.set(
        name,
        result.catch(() => {}),
      )
      return result
    },
    query: async () => ({ held: [...heldLocks].map((name) => ({ name })), pending: [] }),
  } as unknown as LockManager

  function tab(): TokenStore {
    const self = new EventTarget()
    const view = delayMs ? new Map(data) : data
    tabs.push({ self, view })
    function write(key: string, value: string | undefined) {
      const apply = (target: Map<string, string>) => (value === undefined ? target.delete(key) : target.set(key, value))
      apply(view)
      const deliver = () => {
        apply(data)
        for (const other of tabs.filter((tab) => tab.self !== self)) {
          apply(other.view)
          other.self.dispatchEvent(Object.assign(new Event('storage'), { key }))
        }
      }
      if (delayMs) setTimeout(deliver, delayMs)
      else deliver()
    }
    const localStorage = {
      getItem: (key: string) => view.get(key) ?? null,
      setItem: (key: string, value: string) => write(key, value),
      removeItem: (key: string) => write(key, undefined),
    } as Storage
    return createTokens({ localStorage, addEventListener: self.addEventListener.bind(self) as Window['addEventListener'] })
  }

  return { data, locks, tab }
}
