import { type ContentLanguage, LANGUAGES, type LanguageCode } from '@worrystone/contracts'

const CODES = LANGUAGES.map(({ code }) => code)
/** Enough to detect a language, and cheap for long texts. */
const MAX_CHARACTERS = 2_000
const MAX_CANDIDATES = 3

let identifier: Promise<typeof import('tinyld')> | undefined

/** The language of a text, out of the supported ones. Nothing leaves this process. */
export async function detectContent(text: string): Promise<ContentLanguage> {
  identifier ??= import('tinyld')
  const { detectAll } = await identifier
  const detections = detectAll(text.slice(0, MAX_CHARACTERS), { only: CODES as string[] })
  const candidates = detections.slice(0, MAX_CANDIDATES).map(({ lang, accuracy }) => ({
    languageCode: lang as LanguageCode,
    confidence: Math.round(accuracy * 1_000) / 1_000,
  }))
  const [best] = candidates
  return { languageCode: best?.languageCode ?? null, confidence: best?.confidence ?? 0, candidates }
}
