import type { LanguageCode } from '@worrystone/contracts'
import { type Danger, type DangerDetector, dangerDetector } from './detector.ts'
import { ar } from './phrases/ar.ts'
import { de } from './phrases/de.ts'
import { en } from './phrases/en.ts'
import { es } from './phrases/es.ts'
import { fr } from './phrases/fr.ts'
import { hi } from './phrases/hi.ts'
import { it } from './phrases/it.ts'
import { ja } from './phrases/ja.ts'
import { ko } from './phrases/ko.ts'
import { pt } from './phrases/pt.ts'
import { ru } from './phrases/ru.ts'
import { zh } from './phrases/zh.ts'

/** The phrase lists of all 12 languages. */
export const DANGER_PHRASES = { ar, de, en, es, fr, hi, it, ja, ko, pt, ru, zh }
const inAnyLanguage = dangerDetector(Object.values(DANGER_PHRASES))
const byLanguage = new Map<LanguageCode, DangerDetector>()

/** Judges a text by the phrase lists of `language`, or of all 12 languages. For servers: it holds every list in memory. */
export function dangerIn(text: string, language?: LanguageCode): Danger {
  if (language === undefined) return inAnyLanguage(text)
  const detector = byLanguage.get(language) ?? dangerDetector([DANGER_PHRASES[language]])
  byLanguage.set(language, detector)
  return detector(text)
}
