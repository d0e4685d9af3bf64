import { onIdle, savesData } from '@worrystone/host'

/** Set when this browser has cached the fonts: from then on `index.html` uses them from the first paint. */
const STORAGE_KEY = 'worrystone_fonts'
const FAMILIES = ['Nunito Sans Variable', 'Literata Variable']

let isTouched = false
for (const type of ['pointerdown', 'keydown'])
  addEventListener(type, () => (isTouched = true), { once: true, capture: true, passive: true })

/** The server's HTML has been read since its first paint. */
const hasServerHtml = () => document.documentElement.dataset.firstPage === 'shown'

const isBeingRead = () => isTouched || hasServerHtml() || (document.scrollingElement?.scrollTop ?? 0) > 0

/** From here on a browser counts what moves sideways as a shift. */
const SIDEWAYS_PX = 3

/** The positions at which the lines of header and page begin. */
const linePositions = () => {
  const isRtl = document.documentElement.dir === 'rtl'
  return Array.from(document.querySelectorAll('header, header *, main *'), (element) => {
    const { top, left, right } = element.getBoundingClientRect()
    return { top: Math.round(top), start: isRtl ? right : left }
  })
}

/** Uses our fonts, unless something in the window begins elsewhere in them. The browser paints only what remains. */
function swapWithoutShift() {
  const previousPositions = linePositions()
  document.documentElement.dataset.fonts = 'ours'
  const hasShift = linePositions().some(({ top, start }, at) => {
    const previous = previousPositions[at]
    return (
      previous &&
      Math.min(top, previous.top) < innerHeight &&
      (top !== previous.top || Math.abs(start - previous.start) >= SIDEWAYS_PX)
    )
  })
  if (hasShift) delete document.documentElement.dataset.fonts
}

/**
 * Loads the fonts of this page's scripts and uses them at once, as long as nobody has touched or scrolled the page and nothing moves. The
 * next page has our fonts in any case.
 */
export async function applyFirstFonts(): Promise<void> {
  if (savesData()) return
  // They are for the next page: the scripts and data of this one need the bandwidth.
  if (hasServerHtml()) await new Promise<void>((resolve) => onIdle(resolve))
  // A page whose remote is still on its way has no text yet: one Latin letter selects the fonts.
  const text = `a${document.querySelector('main')?.textContent?.slice(0, 2_000) ?? ''}`
  try {
    const fontFaces = await Promise.all(FAMILIES.map((family) => document.fonts.load(`1em "${family}"`, text)))
    if (fontFaces.flat().length === 0) return
    const hasCustomFonts = document.documentElement.dataset.fonts !== undefined
    if (!hasCustomFonts && !isBeingRead()) swapWithoutShift()
    localStorage.setItem(STORAGE_KEY, 'here')
  } catch {
    // Offline, or storage is forbidden: the next page does without again, or fetches them itself.
  }
}
