import type { ResourceList } from '@worrystone/contracts'
import { useLayoutEffect, useRef } from 'react'

/** A button that moved with its entry keeps the focus; at the end of the list its counterpart takes it. */
export function useKeptFocus(list: ResourceList) {
  const area = useRef<HTMLOListElement>(null)
  const wanted = useRef<string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: after the entries stand in their new order
  useLayoutEffect(() => {
    const [button] = wanted.current.flatMap((name) => {
      const found = area.current?.querySelector<HTMLButtonElement>(`[data-move="${CSS.escape(name)}"]:not(:disabled)`)
      return found ? [found] : []
    })
    wanted.current = []
    button?.focus()
  }, [list])
  return {
    area,
    keepFocus: (resourceId: string, by: -1 | 1) => {
      wanted.current = [`${resourceId} ${by}`, `${resourceId} ${-by}`]
    },
  }
}
