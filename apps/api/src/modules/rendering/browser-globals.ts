import type { LanguageCode } from '@worrystone/contracts'

/** Widths in em of a phone and of a desktop window, for media queries of the layout. */
const NARROW_EM = 24
const WIDE_EM = 80

const PRIVATE_STORAGE = { getItem: () => null, setItem: () => {}, removeItem: () => {}, length: 0, key: () => null }

type Visitor = { language: LanguageCode; hostname: string; isWide: boolean }

/** The browser's objects that components read while they render, as a visitor of this language has them on a first visit. */
export function setBrowserGlobals({ language, hostname, isWide }: Visitor): void {
  const width = isWide ? WIDE_EM : NARROW_EM
  const globals = {
    navigator: { onLine: true, languages: [language], userAgent: '' },
    location: { hostname },
    // Most browsers have passkeys: their part of the page is there from the start.
    isSecureContext: true,
    PublicKeyCredential: class {},
    localStorage: PRIVATE_STORAGE,
    sessionStorage: PRIVATE_STORAGE,
    matchMedia: (query: string) => ({
      matches: Number(/min-width: ([\d.]+)em/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY) <= width,
      addEventListener() {},
      removeEventListener() {},
    }),
  }
  for (const [name, value] of Object.entries(globals)) Object.defineProperty(globalThis, name, { value, configurable: true })
}
