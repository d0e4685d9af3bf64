import { defaultRangeExtractor, measureElement, useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, type RefObject, startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { GAP, heights } from './card-heights.ts'
import { isRendered, isScroll, type StartOffsets } from './is-scroll.ts'

const USUAL_HEIGHT = 280
const OVERSCAN = 6

export type Range = {
  /** The rendered worries, each with the margin that replaces those before it. */
  items: { index: number; before: number }[]
  /** Pixels of the worries left out after the last. */
  after: number
  measure: (node: HTMLElement | null) => void
}

type Props = {
  ids: string[]
  list: RefObject<HTMLElement | null>
  /** The focused worry is always rendered; -1 for none. */
  pinned: number
  onChange: (range: Range) => void
}

/** Reports which cards to render. It renders nothing itself, so that a list can become virtual without remounting a card. */
export const VirtualRange = memo(function VirtualRange({ ids, list, pinned, onChange }: Props) {
  const margin = useOffsetOf(list)
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: ids.length,
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    estimateSize: (index) => heights.get(ids[index] ?? '') ?? USUAL_HEIGHT,
    measureElement: (node, entry, instance) => {
      const height = measureElement(node, entry, instance)
      heights.set(node.dataset.post ?? '', height)
      return height
    },
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: margin,

    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        // With its neighbours, so that Page Down and Page Up always find them.
        const aroundPinned =
          pinned < 0 ? [] : [pinned - 1, pinned, pinned + 1].filter((index) => index >= 0 && index < ids.length)
        return [...new Set([...defaultRangeExtractor(range), ...aroundPinned])].sort((a, b) => a - b)
      },
      [pinned, ids.length],
    ),
  })

  const reported = useRef('')
  const starts = useRef<StartOffsets>(new Map())
  useLayoutEffect(() => {
    let end = margin
    const shown = virtualizer.getVirtualItems()
    const items = shown.map((item) => {
      const before = item.start - end
      end = item.end
      return { index: item.index, before }
    })
    const after = Math.max(0, margin + virtualizer.getTotalSize() - end)
    const range = { items, after, measure: virtualizer.measureElement }
    const next = JSON.stringify([items, after])
    if (next === reported.current) return
    reported.current = next
    const before = starts.current
    starts.current = new Map(shown.map(({ key, start }) => [key, start]))
    // Cards that nobody sees yet come in short tasks; what is seen at once.
    if (isScroll(before, starts.current) && isRendered(list.current, virtualizer.range)) startTransition(() => onChange(range))
    else onChange(range)
  })
  return null
})

/** The offset of the list in the document. Content above it may grow and shrink: a form, a message. */
function useOffsetOf(list: RefObject<HTMLElement | null>) {
  const measure = useCallback(() => {
    const node = list.current
    if (!node) return 0
    for (const card of node.querySelectorAll<HTMLElement>('[data-post]')) {
      if (!heights.has(card.dataset.post ?? '')) heights.set(card.dataset.post ?? '', card.offsetHeight)
    }
    return Math.round(node.getBoundingClientRect().top + window.scrollY)
  }, [list])
  const [offset, setOffset] = useState(measure)
  useLayoutEffect(() => {
    setOffset(measure())
    const observer = new ResizeObserver(() => setOffset(measure()))
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [measure])
  return offset
}
