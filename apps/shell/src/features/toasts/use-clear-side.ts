import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const CONTROLS = 'a, button, input, select, textarea, summary, label, [role]'

/** What the person used last: a toast is most likely about it. Not the focused element, since Safari does not focus clicked buttons. */
function useLastUsed(): RefObject<Element | null> {
  const lastUsed = useRef<Element | null>(null)
  useEffect(() => {
    const onUse = ({ target }: Event) => {
      if (target instanceof Element) lastUsed.current = target.closest(CONTROLS) ?? target
    }
    document.addEventListener('pointerdown', onUse, true)
    document.addEventListener('keydown', onUse, true)
    return () => {
      document.removeEventListener('pointerdown', onUse, true)
      document.removeEventListener('keydown', onUse, true)
    }
  }, [])
  return lastUsed
}

/** Moves the toasts to the bottom of the window while they would cover what the person has just used. */
export function useClearSide(corner: RefObject<HTMLElement | null>, count: number): void {
  const lastUsed = useLastUsed()
  useLayoutEffect(() => {
    const node = corner.current
    if (!node) return
    if (count === 0) delete node.dataset.side
    else if (
      !node.dataset.side &&
      lastUsed.current?.isConnected &&
      !node.contains(lastUsed.current) &&
      overlap(node, lastUsed.current)
    )
      node.dataset.side = 'below'
  }, [corner, count, lastUsed])
}

function overlap(first: Element, second: Element): boolean {
  const [a, b] = [first.getBoundingClientRect(), second.getBoundingClientRect()]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
