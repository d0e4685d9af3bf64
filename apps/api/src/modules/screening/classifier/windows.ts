/** A text up to this length is classified as a whole. */
const WHOLE_CHARACTERS = 180
/** About two sentences, as in the texts that the heads were trained on: a longer window hides a sentence among others. */
const WINDOW_CHARACTERS = 120
/** The maximum of windows of a text; the rest is covered by the phrase lists. */
const MAX_WINDOWS = 100

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Splits a longer text into windows of whole sentences; a sentence that is longer than a window is cut. */
export function windowsOf(text: string): string[] {
  const normalized = text.replace(/\s+/gu, ' ').trim()
  if (normalized.length <= WHOLE_CHARACTERS) return normalized === '' ? [] : [normalized]
  const windows: string[] = []
  let current = ''
  for (const { segment } of segmenter.segment(text.replace(/[^\S\n]+/gu, ' '))) {
    for (let from = 0; from < segment.length; from += WINDOW_CHARACTERS) {
      const part = segment.slice(from, from + WINDOW_CHARACTERS)
      if (current !== '' && current.length + part.length > WINDOW_CHARACTERS) {
        windows.push(current.trim())
        current = ''
      }
      current += part
    }
    if (windows.length >= MAX_WINDOWS) break
  }
  if (current.trim() !== '') windows.push(current.trim())
  return windows.filter((window) => window !== '').slice(0, MAX_WINDOWS)
}
