import { detectLanguage } from '../analysis/index.ts'

/** Stored for a text whose language is not recognised (ISO 639-2: undetermined), so that it is not detected again. */
export const UNDETERMINED = 'und'

/** The stored language of a comment's text. */
export const languageOf = (content: string): string => detectLanguage(content) ?? UNDETERMINED

export const presentLanguage = (stored: string | null): string | null => (stored === UNDETERMINED ? null : stored)
