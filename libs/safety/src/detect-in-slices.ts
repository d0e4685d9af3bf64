import { type Danger, type DangerDetector, mostSevere } from './detector.ts'

type Options = {
  /** The most characters that are judged without a pause. */
  sliceLength?: number
  /** Lets pending work of the page run before the next slice. */
  pause?: () => Promise<void>
}

/** What a slow phone can judge within one frame. */
const SLICE_LENGTH = 400

/** Where the detector's own sentences end. No phrase spans two sentences. */
const SENTENCE = /(?:[^?!\n。！？؟।;؛.]|\.(?!\s|$))*(?:[?!\n。！？؟।;؛.]|$)\s*/gu

const SPACE_NEAR_END = /\s\S*$/u

/** Judges a long text without blocking the page: a few sentences at a time, with a pause after each slice. */
export async function detectInSlices(
  detector: DangerDetector,
  text: string,
  { sliceLength = SLICE_LENGTH, pause = nextTask }: Options = {},
): Promise<Danger> {
  const results: Danger[] = []
  for (const slice of slicesOf(text, sliceLength)) {
    if (results.length > 0) await pause()
    results.push(detector(slice))
  }
  return mostSevere(results)
}

/** Whole sentences up to the length; a longer sentence is split at a space. */
function slicesOf(text: string, length: number): string[] {
  const slices: string[] = []
  let slice = ''
  const flush = () => {
    if (slice.trim() !== '') slices.push(slice)
    slice = ''
  }
  for (const sentence of text.match(SENTENCE) ?? []) {
    if (slice.length + sentence.length > length) flush()
    slice += sentence
    while (slice.length > length) {
      const head = slice.slice(0, length)
      const space = head.search(SPACE_NEAR_END)
      const end = space > 0 ? space : length
      slices.push(slice.slice(0, end))
      slice = slice.slice(end)
    }
  }
  flush()
  return slices
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
