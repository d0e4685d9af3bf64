import * as z from '@worrystone/contracts/zod'
import { endpoint, TrueOrFalse } from './endpoint.ts'

/** The languages that have a complete dictionary, in the order of the selector. */
export const LANGUAGES = [
  { code: 'en', name: 'English', nativeName: 'English' },
  { code: 'es', name: 'Spanish', nativeName: 'Español' },
  { code: 'fr', name: 'French', nativeName: 'Français' },
  { code: 'de', name: 'German', nativeName: 'Deutsch' },
  { code: 'it', name: 'Italian', nativeName: 'Italiano' },
  { code: 'pt', name: 'Portuguese', nativeName: 'Português' },
  { code: 'ja', name: 'Japanese', nativeName: '日本語' },
  { code: 'ko', name: 'Korean', nativeName: '한국어' },
  { code: 'zh', name: 'Chinese', nativeName: '中文' },
  { code: 'ru', name: 'Russian', nativeName: 'Русский' },
  { code: 'ar', name: 'Arabic', nativeName: 'العربية' },
  { code: 'hi', name: 'Hindi', nativeName: 'हिन्दी' },
] as const

export type LanguageCode = (typeof LANGUAGES)[number]['code']
export const LanguageCode = z.enum(
  LANGUAGES.map((l) => l.code) as [LanguageCode, ...LanguageCode[]],
  'Please choose a supported language',
)

const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur', 'ps', 'sd', 'ug', 'yi', 'dv', 'ckb'])

/** The reading direction of a language tag such as `ar` or `fa-IR`. */
export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(tag.toLowerCase().split('-')[0] ?? '') ? 'rtl' : 'ltr'

/** The supported language for a list of preferences (`pt-BR`, `en;q=0.8`), first match wins; English when none fits. */
export function pickLanguage(preferences: readonly string[]): LanguageCode {
  for (const preference of preferences) {
    const base = preference.trim().toLowerCase().split(/[-_;]/)[0]
    const supported = LANGUAGES.find((language) => language.code === base)
    if (supported) return supported.code
  }
  return 'en'
}

export const Language = z.object({ code: LanguageCode, name: z.string(), nativeName: z.string() })
export type Language = z.infer<typeof Language>

const Preference = z.object({ languageCode: LanguageCode })

/**
 * Whether the operator has a translation service, and whether it may have what the member writes below worries that not everyone sees.
 */
const Translation = z.object({ isOffered: z.boolean(), isAllowed: z.boolean() })

export const languagesApi = {
  supported: endpoint.get('/languages/supported', {
    who: 'anyone',
    summary: 'Languages with a complete dictionary',
    response: z.array(Language),
  }),
  preference: endpoint.get('/languages/preference', {
    who: 'member',
    summary: "The member's language",
    response: Preference,
  }),
  choose: endpoint.put('/languages/preference', {
    who: 'member',
    summary: "Change the member's language",
    body: z.strictObject({ languageCode: LanguageCode }),
    response: Preference,
  }),
  translation: endpoint.get('/languages/translation', {
    who: 'member',
    summary: 'Whether comments can be translated here, and what the member allows',
    response: Translation,
  }),
  allowTranslation: endpoint.put('/languages/translation', {
    who: 'member',
    summary: 'Allow that what one writes below worries for few is sent to the translation service, or no longer',
    body: z.strictObject({ isAllowed: TrueOrFalse }),
    response: Translation,
  }),
}
