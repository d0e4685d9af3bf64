import type { LanguageCode } from '@worrystone/contracts'
import type { DangerPhraseFile } from './danger-phrase-file.ts'
import { expandDangerPhrases } from './danger-phrases.ts'
import { type DangerDetector, dangerDetectorInSteps } from './detector.ts'

/** The detector for texts in one language: a browser fetches only the phrases of the page's language. Rejects when they cannot be loaded. */
export async function loadDangerDetector(language: LanguageCode): Promise<DangerDetector> {
  const file: { default: DangerPhraseFile } = await import(`../data/danger-phrases/${language}.json`)
  return dangerDetectorInSteps(expandDangerPhrases(file.default))
}
