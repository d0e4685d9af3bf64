import { LanguageCode } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'

const KEY = 'worrystone_language'

function stored(): LanguageCode | null {
  try {
    const found = z.safeParse(LanguageCode, globalThis.localStorage?.getItem(KEY))
    return found.success ? found.data : null
  } catch {
    return null
  }
}

/** What speaks for which language, the strongest first: an earlier choice, the browser, the page itself. */
export function detect(): { wishes: string[]; isChosen: boolean } {
  const choice = stored()
  if (choice) return { wishes: [choice], isChosen: true }
  const browser = globalThis.navigator?.languages ?? []
  const page = globalThis.document?.documentElement.lang
  return { wishes: [...browser, ...(page ? [page] : [])], isChosen: false }
}

/** Keeps the choice for the next visit, where the browser allows it. */
export function remember(code: LanguageCode): void {
  try {
    globalThis.localStorage?.setItem(KEY, code)
  } catch {
    // Forbidden storage: the choice lasts as long as the page.
  }
}
