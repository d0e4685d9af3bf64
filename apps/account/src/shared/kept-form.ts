import { useEffect } from 'react'

type Texts = Record<string, string>

/**
 * What is typed into a form and not sent yet: it outlives a reload of this tab and a session that ended. `name` holds whose it is, so
 * that the next person in this tab never meets it.
 */
export function keptForm<V extends Texts>(name: string) {
  const key = `worrystone_typed/${name}`
  return {
    read(): Partial<V> {
      const kept: unknown = guarded(() => JSON.parse(sessionStorage.getItem(key) ?? '{}'))
      if (typeof kept !== 'object' || kept === null) return {}
      return Object.fromEntries(Object.entries(kept).filter(([, text]) => typeof text === 'string')) as Partial<V>
    },
    keep: (values: Partial<V>) => void guarded(() => sessionStorage.setItem(key, JSON.stringify(values))),
    forget: () => void guarded(() => sessionStorage.removeItem(key)),
  }
}

/** Keeps what differs from what is saved, key by key. */
export function useKeptForm<V extends Texts>(kept: ReturnType<typeof keptForm<V>>, values: V, saved: V) {
  const typed = Object.entries(values).filter(([name, text]) => text !== saved[name])
  const state = JSON.stringify(typed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` says what `typed` holds
  useEffect(() => {
    if (typed.length > 0) kept.keep(Object.fromEntries(typed) as Partial<V>)
    else kept.forget()
  }, [state])
}

/** Some private windows refuse storage; then nothing is kept. */
function guarded<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
