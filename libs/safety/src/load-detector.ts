import type { LanguageCode } from '@worrystone/contracts'
import { type DangerDetector, dangerDetectorInSteps } from './detector.ts'

/** One chunk a language, so that a browser fetches only the list of its reader's language. */
const LISTS = {
  ar: async () => (await import('./phrases/ar.ts')).ar,
  de: async () => (await import('./phrases/de.ts')).de,
  en: async () => (await import('./phrases/en.ts')).en,
  es: async () => (await import('./phrases/es.ts')).es,
  fr: async () => (await import('./phrases/fr.ts')).fr,
  hi: async () => (await import('./phrases/hi.ts')).hi,
  it: async () => (await import('./phrases/it.ts')).it,
  ja: async () => (await import('./phrases/ja.ts')).ja,
  ko: async () => (await import('./phrases/ko.ts')).ko,
  pt: async () => (await import('./phrases/pt.ts')).pt,
  ru: async () => (await import('./phrases/ru.ts')).ru,
  zh: async () => (await import('./phrases/zh.ts')).zh,
}

/** The detector for texts in one language. Rejects when the list cannot be fetched. */
export async function loadDangerDetector(language: LanguageCode): Promise<DangerDetector> {
  return dangerDetectorInSteps(await LISTS[language]())
}
