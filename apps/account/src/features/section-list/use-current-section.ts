import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { findSection, findSections, SCROLL_EVENTS } from './sections.ts'

/** The share of the viewport below which a section counts as current. */
const READING_LINE = 0.3

/**
 * The name of the current section. After a jump it is the target until the user scrolls: the last sections of a page may never reach
 * the threshold.
 */
export function useCurrentSection(list: RefObject<HTMLElement | null>): string | undefined {
  const { hash, key } = useLocation()
  const [current, setCurrent] = useState<string>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same section may be requested again
  useEffect(() => {
    let jumpedTo = findSection(list.current, hash)
    const update = () => setCurrent((jumpedTo ?? sectionInView(findSections(list.current)))?.dataset.section)
    const onScrollByHand = () => {
      jumpedTo = undefined
    }
    update()
    addEventListener('scroll', update, { passive: true })
    addEventListener('resize', update)
    for (const name of SCROLL_EVENTS) addEventListener(name, onScrollByHand, { passive: true })
    return () => {
      removeEventListener('scroll', update)
      removeEventListener('resize', update)
      for (const name of SCROLL_EVENTS) removeEventListener(name, onScrollByHand)
    }
  }, [hash, key])
  return current
}

function sectionInView(sections: HTMLElement[]): HTMLElement | undefined {
  const { scrollHeight } = document.documentElement
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1
  if (isAtEnd) return sections.at(-1)
  return sections.findLast((section) => section.getBoundingClientRect().top <= innerHeight * READING_LINE) ?? sections[0]
}
