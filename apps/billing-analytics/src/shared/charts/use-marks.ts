import { type KeyboardEvent, useState } from 'react'

type Step = { key: string; isRtl: boolean }

/** The distance of an arrow key; with more than one column, up and down move by a row. */
function stepOf({ key, isRtl }: Step, columns: number): number | null {
  const forward = isRtl ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return forward
    case 'ArrowLeft':
      return -forward
    case 'ArrowDown':
      return columns
    case 'ArrowUp':
      return -columns
    default:
      return null
  }
}

type Options = { count: number; columns?: number; isRtl: boolean }

/** One tab stop for all marks of a chart; arrow keys, Home and End move between marks, and the pointer selects too. */
export function useMarks({ count, columns = 1, isRtl }: Options) {
  const [selectedIndex, setChosen] = useState<number | null>(null)
  const tabStop = Math.min(selectedIndex ?? 0, Math.max(0, count - 1))

  function onKeyDown(event: KeyboardEvent<SVGElement>) {
    const step = stepOf({ key: event.key, isRtl }, columns)
    const ends: Record<string, number> = { Home: 0, End: count - 1 }
    const next = step === null ? ends[event.key] : tabStop + step
    if (next === undefined || next < 0 || next >= count) return
    event.preventDefault()
    setChosen(next)
    const marks = event.currentTarget.querySelectorAll<SVGElement>('[data-mark]')
    marks[next]?.focus()
  }

  return {
    chosen: selectedIndex,
    group: { onKeyDown, onPointerLeave: () => setChosen(null) },
    getMarkProps: (index: number, description: string) => ({
      'data-mark': '',
      role: 'img' as const,
      'aria-label': description,
      tabIndex: index === tabStop ? 0 : -1,
      onFocus: () => setChosen(index),
      onPointerEnter: () => setChosen(index),
    }),
  }
}
