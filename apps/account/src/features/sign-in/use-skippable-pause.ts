import { useRef } from 'react'

/** A pause that the person may skip. */
export function useSkippablePause() {
  const end = useRef<(() => void) | null>(null)
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      end.current = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  return { pause, skip: () => end.current?.() }
}
