import type { TokenStore } from '../tokens.ts'
import { createTokens } from '../tokens.ts'

/** A browser with one storage and one lock manager, as many tabs see them: each other's writes only after a while, like the real ones. */
export function aBrowser({ delayMs = 0 } = {}) {
  const data = new Map<string, string>()
  const tabs: { self: EventTarget; view: Map<string, string> }[] = []
  let held = Promise.resolve()

  const locks = {
    request: (_name: string, work: () => Promise<unknown>) => {
      const result = held.then(work)
      held = result.then(
        () => {},
        () => {},
      )
      return result
    },
  } as unknown as LockManager

  function tab(): TokenStore {
    const self = new EventTarget()
    const view = delayMs ? new Map(data) : data
    tabs.push({ self, view })
    function write(key: string, value: string | undefined) {
      const put = (target: Map<string, string>) => (value === undefined ? target.delete(key) : target.set(key, value))
      put(view)
      const arrive = () => {
        put(data)
        for (const other of tabs.filter((one) => one.self !== self)) {
          put(other.view)
          other.self.dispatchEvent(Object.assign(new Event('storage'), { key }))
        }
      }
      if (delayMs) setTimeout(arrive, delayMs)
      else arrive()
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
