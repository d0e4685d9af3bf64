import { useRef, useState } from 'react'
import type { Draft } from './stored-draft.ts'

/** The unsaved changes, stored in the draft with every change. */
export function useChanges<V extends object>(draft: Draft<V> | undefined) {
  const [restored] = useState<Partial<V>>(() => draft?.read() ?? {})
  const [changes, setChanges] = useState(restored)
  const latest = useRef(changes)

  const store = (next: Partial<V>) => {
    latest.current = next
    setChanges(next)
    if (Object.keys(next).length > 0) draft?.write(next)
    else draft?.clear()
    return next
  }
  return {
    changes,
    latest: () => latest.current,
    wasRestored: Object.keys(restored).length > 0,
    change: (part: Partial<V>) => store({ ...latest.current, ...part }),
    clear: () => void store({}),
    markSaved: (saved: Partial<V>) =>
      void store(
        Object.fromEntries(
          Object.entries(latest.current).filter(([name, value]) => saved[name as keyof V] !== value),
        ) as Partial<V>,
      ),
  }
}
