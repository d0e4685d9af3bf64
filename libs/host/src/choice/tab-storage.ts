/** The tab's session storage, where it is allowed. */
function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

/** A small record of texts that survives a reload of this tab; where storage is forbidden it is lost with the page. */
export function tabRecord(key: string) {
  const store = tabStorage()
  const entries = new Map<string, string>(readEntries(store, key))
  const write = () => {
    try {
      if (entries.size) store?.setItem(key, JSON.stringify(Object.fromEntries(entries)))
      else store?.removeItem(key)
    } catch {
      // Forbidden or full: kept by this page alone.
    }
  }
  return {
    entries: entries as ReadonlyMap<string, string>,
    set(name: string, value: string) {
      if (entries.get(name) === value) return
      entries.set(name, value)
      write()
    },
    delete(name: string) {
      if (entries.delete(name)) write()
    },
    clear() {
      entries.clear()
      write()
    },
  }
}

function readEntries(store: Storage | undefined, key: string): [string, string][] {
  try {
    const stored: unknown = JSON.parse(store?.getItem(key) ?? '{}')
    return Object.entries(stored ?? {}).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  } catch {
    return []
  }
}
