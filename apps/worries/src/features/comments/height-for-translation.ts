/** The largest growth of a text by translation between two supported languages. */
const LONGER = 1.5

/** The height in pixels that the translation of a text takes at most; undefined if the text has no lines. The text is inline. */
export function heightForTranslation(text: HTMLElement | null): number | undefined {
  const box = text?.parentElement
  const lines = [...(text?.getClientRects() ?? [])]
  if (!text || !box || lines.length === 0) return undefined
  const length = lines.reduce((sum, { width }) => sum + width, 0)
  const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight)
  return Math.max(box.offsetHeight, Math.ceil((LONGER * length) / box.clientWidth) * lineHeight)
}
