import type { ResourceList } from '@worrystone/contracts'
import { useLayoutEffect, useRef } from 'react'

/** A button that moves with its entry keeps the focus; at the end of the list its counterpart takes it. */
export function useMoveFocus(list: ResourceList) {
  const listRef = useRef<HTMLOListElement>(null)
  const targets = useRef<string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: after the entries are in their new order
  useLayoutEffect(() => {
    const [button] = targets.current.flatMap((name) => {
      const candidate = listRef.current?.querySelector<HTMLButtonElement>(`[data-move="${CSS.escape(name)}"]:not(:disabled)`)
      return candidate ? [candidate] : []
    })
    targets.current = []
    button?.focus()
  }, [list])
  return {
    listRef,
    keepFocus: (resourceId: string, by: -1 | 1) => {
      targets.current = [`${resourceId} ${by}`, `${resourceId} ${-by}`]
    },
  }
}
