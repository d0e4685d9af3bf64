import type { Post } from '@worrystone/contracts'
import { useLanguage, useTranslateMessage } from '@worrystone/i18n'

/** Missing in a worry cached by an earlier build of this remote. */
type Text = Partial<Pick<Post, 'language'>> & Pick<Post, 'worryPrompt'>

/** The attribute of a worry's text; none while its language is not known. */
export const langOf = ({ language }: Partial<Pick<Post, 'language'>>) => language ?? undefined

/** The beginning of a worry in the worry's own language: null where the page has it in the reader's language only, which is another. */
export function usePrompt({ language, worryPrompt }: Text): string | null {
  const translateMessage = useTranslateMessage()
  const reader = useLanguage().code
  if (!language || language === reader) return translateMessage(worryPrompt)
  return language === 'en' ? worryPrompt : null
}

/** The codes of the languages of the page and of the browser, sorted. */
export function ownCodes(ofPage: string): string[] {
  const codes = [ofPage, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase())
  return [...new Set(codes)].sort()
}
