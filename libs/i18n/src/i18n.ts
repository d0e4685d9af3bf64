import { directionOf, type LanguageCode, pickLanguage } from '@worrystone/contracts'
import { detect, type Origin, storeLanguage } from './detect.ts'
import { engine, SHARED } from './engine.ts'

/** Loads the dictionary of one language; English holds plural forms only. */
export type Load = (code: LanguageCode) => Promise<Record<string, string>>

export type LanguageState = { code: LanguageCode; direction: 'ltr' | 'rtl'; locale: string }

/** Asked of Intl for these only: its first object costs a slow phone 60 ms, before the first render. */
const MAY_HAVE_OTHER_DIGITS = /^ar|-u-/i

const loaders = new Map<string, Load>([[SHARED, loadShared]])
/** The dictionaries that are loaded or loading, by `namespace code`. */
const loaded = new Map<string, Promise<void>>()
const listeners = new Set<() => void>()

let state: LanguageState = stateOf('en')
let origin: Origin = 'detected'
let latestRequest = 0

async function loadShared(code: LanguageCode): Promise<Record<string, string>> {
  // The engine contains English.
  if (code === 'en') return {}
  const dictionary: { default: Record<string, string> } = await import(`../dictionaries/${code}.json`)
  return dictionary.default
}

/** Numbers and dates follow the person's own region where the browser names one. */
function stateOf(code: LanguageCode): LanguageState {
  const regional = globalThis.navigator?.languages?.find((tag) => tag.toLowerCase().startsWith(`${code}-`))
  return { code, direction: directionOf(code), locale: withLatinDigits(regional && isLocale(regional) ? regional : code) }
}

/** The digits that the texts themselves are written with: in Egypt dates and counts would have others, in the same sentence. */
function withLatinDigits(locale: string): string {
  if (!MAY_HAVE_OTHER_DIGITS.test(locale)) return locale
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions()
  return numberingSystem === 'latn' ? locale : new Intl.Locale(locale, { numberingSystem: 'latn' }).toString()
}

/** A browser on a minimal Linux reports `en-US@posix`, which Intl rejects with an error. */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

function loadNamespace(namespace: string, load: Load, code: LanguageCode): Promise<void> {
  const key = `${namespace} ${code}`
  const existing = loaded.get(key)
  if (existing) return existing
  const work = load(code).then((dictionary) => {
    // Merged, because two builds of one app may be on the page.
    engine.add(code, namespace, dictionary)
  })
  loaded.set(key, work)
  // After a failure the next request loads again.
  work.catch(() => loaded.delete(key))
  return work
}

/** Every namespace in this language, and its English plural forms for what the language lacks. */
async function loadAll(code: LanguageCode): Promise<void> {
  const loadNamespaces = () =>
    [...loaders].flatMap(([namespace, load]) => [loadNamespace(namespace, load, 'en'), loadNamespace(namespace, load, code)])
  // A namespace may be added while the others are loading.
  for (let size = -1; size !== loaders.size; ) {
    size = loaders.size
    await Promise.all(loadNamespaces())
  }
}

/** False when another language was requested meanwhile. */
async function show(code: LanguageCode, newOrigin: Origin): Promise<boolean> {
  const request = ++latestRequest
  await loadAll(code)
  if (request !== latestRequest) return false
  engine.setLanguage(code)
  state = stateOf(code)
  origin = newOrigin
  markDocument()
  for (const listener of [...listeners]) listener()
  return true
}

function markDocument(): void {
  const root = globalThis.document?.documentElement
  if (!root) return
  root.lang = state.code
  root.dir = state.direction
}

/** The page's language: the code, its dictionaries, and how to change it. */
export const i18n = {
  /** Shows the page in the detected language; in English when its dictionary cannot be loaded. Never rejects. */
  async start(): Promise<void> {
    const detected = detect()
    origin = detected.origin
    try {
      await show(pickLanguage(detected.preferred), origin)
    } catch (error) {
      console.error('The dictionary could not be loaded; the page stays in English', error)
      markDocument()
    }
  },

  /** Changes the language once all its dictionaries are loaded, and stores it. Rejects, and changes nothing, when they cannot be loaded. */
  async setLanguage(code: LanguageCode): Promise<void> {
    if (await show(code, 'chosen')) storeLanguage('chosen', code)
  },

  /** Shows the language of the account, now and on later visits, unless one was chosen in this browser. Rejects like `setLanguage`. */
  async followAccount(code: LanguageCode): Promise<void> {
    if ([origin, detect().origin].includes('chosen')) return
    if (await show(code, 'account')) storeLanguage('account', code)
  },

  /** Signed out: the next visit detects the language from the browser. The shown language stays. */
  leaveAccount: (): void => storeLanguage('account', null),

  language: (): LanguageCode => state.code,

  /** The language that this browser prefers: used by the page once its dictionaries are loaded. */
  expected: (): LanguageCode => pickLanguage(detect().preferred),

  /** True without a choice: the language was detected from the browser. */
  wasDetected: (): boolean => origin === 'detected',

  /** Adds an app's dictionaries for the present language, and for each later one before it is shown. */
  async addNamespace(namespace: string, load: Load): Promise<void> {
    if (loaders.get(namespace) !== load) {
      for (const key of [...loaded.keys()]) if (key.startsWith(`${namespace} `)) loaded.delete(key)
      loaders.set(namespace, load)
    }
    let code: LanguageCode
    do {
      code = state.code
      await Promise.all([loadNamespace(namespace, load, 'en'), loadNamespace(namespace, load, code)])
      // The language changed while its words were loading.
    } while (code !== state.code)
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** Code, reading direction and the locale for numbers and dates; the same object until the language changes. */
  state: (): LanguageState => state,
}
