import { LANGUAGES } from '@worrystone/contracts'
import { detectAll } from 'tinyld'

const CODES = LANGUAGES.map(({ code }) => code)
/** A language with a score this near to the best one is plausible too, because detection is unreliable for short texts. */
const SHARE_OF_BEST = 0.5

/** The plausible languages of a text; all if none is detected. */
export function plausibleLanguages(text: string): ReadonlySet<string> {
  const detections = detectAll(text, { only: [...CODES] }).filter(({ accuracy }) => accuracy > 0)
  const best = detections[0]?.accuracy ?? 0
  if (best === 0) return new Set(CODES)
  return new Set(detections.filter(({ accuracy }) => accuracy >= best * SHARE_OF_BEST).map(({ lang }) => lang))
}
