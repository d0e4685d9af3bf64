import { storedText } from '@worrystone/forms'
import { ownCodes } from '../../shared/own-language.ts'

/** `all`, `mine` (those of the reader and of their browser), or the code of one language. */
export type FeedLanguages = string

const stored = storedText({ storage: 'localStorage', key: 'worrystone_feed_languages' })
const isKnown = (text: string | null) => text !== null && /^(mine|all|[a-z]{2})$/.test(text)

/** The filter in the address, else the one last chosen on this device. */
export function readLanguages(inAddress: string | null): FeedLanguages {
  const chosen = [inAddress, stored.read()].find(isKnown)
  return chosen ?? 'all'
}

export function rememberLanguages(languages: FeedLanguages) {
  if (languages === 'all') stored.clear()
  else stored.write(languages)
}

/** The codes for the server, sorted; '' for all languages. `own`: the language of the page. */
export function codesOf(languages: FeedLanguages, own: string): string {
  if (languages === 'all') return ''
  return languages === 'mine' ? ownCodes(own).join(',') : languages
}
