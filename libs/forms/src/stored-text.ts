export type StorageEntry = { storage: 'localStorage' | 'sessionStorage'; key: string }

/** Values that storage refused: they last as long as the page. */
const memory = new Map<string, string>()

/** One entry of the browser's storage. Storage that is full or forbidden never throws. */
export const storedText = ({ storage, key }: StorageEntry) => ({
  read: () => memory.get(key) ?? attempt(() => window[storage].getItem(key)) ?? null,
  write(text: string) {
    const isStored = attempt(() => window[storage].setItem(key, text) ?? true)
    if (isStored) memory.delete(key)
    else memory.set(key, text)
  },
  clear() {
    memory.delete(key)
    attempt(() => window[storage].removeItem(key))
  },
})

/** The result of `action`; undefined when it throws. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
