import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `onOutside` when the pointer goes down outside of the element, as long as `isActive`. */
export function useOutsidePointer(isActive: boolean, element: RefObject<HTMLElement | null>, onOutside: () => void): void {
  const notify = useEffectEvent(onOutside)
  useEffect(() => {
    if (!isActive) return
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!element.current?.contains(target as Node)) notify()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isActive, element])
}
