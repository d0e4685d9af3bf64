import { LanguageCode } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'

/** The source of the language: a choice in this browser, the account at its sign-in, or the browser's preference. */
export type Origin = 'chosen' | 'account' | 'detected'

const KEYS = { chosen: 'worrystone_language', account: 'worrystone_account_language' }

function readStored(key: string): LanguageCode | null {
  try {
    return z.safeParse(LanguageCode, globalThis.localStorage?.getItem(key)).data ?? null
  } catch {
    return null
  }
}

/** The preferred languages, the strongest first: an earlier choice, the account, the browser, the page itself. */
export function detect(): { preferred: string[]; origin: Origin } {
  for (const origin of ['chosen', 'account'] as const) {
    const language = readStored(KEYS[origin])
    if (language) return { preferred: [language], origin }
  }
  const browser = globalThis.navigator?.languages ?? []
  const page = globalThis.document?.documentElement.lang
  return { preferred: [...browser, ...(page ? [page] : [])], origin: 'detected' }
}

/** Stores the language for the next visit, where the browser allows it; null removes it. */
export function storeLanguage(origin: keyof typeof KEYS, code: LanguageCode | null): void {
  try {
    if (code) globalThis.localStorage?.setItem(KEYS[origin], code)
    else globalThis.localStorage?.removeItem(KEYS[origin])
  } catch {
    // Forbidden storage: the language lasts as long as the page.
  }
}
