import { type ContentLanguage, LANGUAGES, type LanguageCode } from '@worrystone/contracts'

const CODES = LANGUAGES.map(({ code }) => code)
/** Enough to detect a language, and cheap for long texts. */
const READ = 2_000
const MAX = 3

let identifier: Promise<typeof import('tinyld')> | undefined

/** The language of a text, out of the supported ones. Nothing leaves this process. */
export async function detectContent(text: string): Promise<ContentLanguage> {
  identifier ??= import('tinyld')
  const { detectAll } = await identifier
  const detections = detectAll(text.slice(0, READ), { only: CODES as string[] })
  const candidates = detections.slice(0, MAX).map(({ lang, accuracy }) => ({
    languageCode: lang as LanguageCode,
    confidence: Math.round(accuracy * 1_000) / 1_000,
  }))
  const [best] = candidates
  return { languageCode: best?.languageCode ?? null, confidence: best?.confidence ?? 0, candidates }
}
