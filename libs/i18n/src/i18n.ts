import { directionOf, type LanguageCode, pickLanguage } from '@worrystone/contracts'
import { detect, type Origin, remember } from './detect.ts'
import { engine, SHARED } from './engine.ts'

/** Brings the dictionary of one language; English holds plural forms only. */
export type Load = (code: LanguageCode) => Promise<Record<string, string>>

export type LanguageState = { code: LanguageCode; direction: 'ltr' | 'rtl'; locale: string }

const loaders = new Map<string, Load>([[SHARED, loadShared]])
/** What was already brought: `namespace code` to the loader that brought it. */
const brought = new Map<string, Promise<void>>()
const listeners = new Set<() => void>()

let state: LanguageState = stateOf('en')
let origin: Origin = 'detected'
let latestWish = 0

async function loadShared(code: LanguageCode): Promise<Record<string, string>> {
  // English came with the engine.
  if (code === 'en') return {}
  const dictionary: { default: Record<string, string> } = await import(`../dictionaries/${code}.json`)
  return dictionary.default
}

/** Numbers and dates follow the person's own region where the browser names one. */
function stateOf(code: LanguageCode): LanguageState {
  const wished = globalThis.navigator?.languages?.find((tag) => tag.toLowerCase().startsWith(`${code}-`))
  return { code, direction: directionOf(code), locale: wished && isLocale(wished) ? wished : code }
}

/** A browser on a bare Linux says `en-US@posix`, which Intl refuses with an error. */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

function bring(namespace: string, load: Load, code: LanguageCode): Promise<void> {
  const key = `${namespace} ${code}`
  const known = brought.get(key)
  if (known) return known
  const work = load(code).then((dictionary) => {
    // Merged, because two builds of one app may be on the page.
    engine.addResourceBundle(code, namespace, dictionary, false, true)
  })
  brought.set(key, work)
  // A failure is forgotten, so that the next wish asks again.
  work.catch(() => brought.delete(key))
  return work
}

/** Every namespace in this language, and its English plural forms for what the language lacks. */
async function bringAll(code: LanguageCode): Promise<void> {
  const all = () => [...loaders].flatMap(([namespace, load]) => [bring(namespace, load, 'en'), bring(namespace, load, code)])
  // A namespace may join while the others are under way.
  for (let size = -1; size !== loaders.size; ) {
    size = loaders.size
    await Promise.all(all())
  }
}

/** False when another language was wished for meanwhile. */
async function show(code: LanguageCode, wishOf: Origin): Promise<boolean> {
  const wish = ++latestWish
  await bringAll(code)
  if (wish !== latestWish) return false
  await engine.changeLanguage(code)
  state = stateOf(code)
  origin = wishOf
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

/** The page's language: which one, its words, and how to change it. */
export const i18n = {
  /** Shows the page in the detected language; in English when its dictionary can't be had. Never rejects. */
  async start(): Promise<void> {
    const detected = detect()
    origin = detected.origin
    try {
      await show(pickLanguage(detected.wishes), origin)
    } catch (error) {
      console.error('The dictionary could not be loaded; the page stays in English', error)
      markDocument()
    }
  },

  /** Changes the language when all its words are there, and remembers it. Rejects, and changes nothing, when they can't be had. */
  async setLanguage(code: LanguageCode): Promise<void> {
    if (await show(code, 'chosen')) remember('chosen', code)
  },

  /** Shows the language of the account, now and on later visits, unless one was chosen in this browser. Rejects like `setLanguage`. */
  async followAccount(code: LanguageCode): Promise<void> {
    if ([origin, detect().origin].includes('chosen')) return
    if (await show(code, 'account')) remember('account', code)
  },

  /** Nobody is signed in any more: the next visit asks the browser again. What is shown stays. */
  leaveAccount: (): void => remember('account', null),

  language: (): LanguageCode => state.code,

  /** The language that this browser asks for: the one of the page as soon as its words are there. */
  expected: (): LanguageCode => pickLanguage(detect().wishes),

  /** True while nobody chose: the language was guessed from the browser. */
  wasDetected: (): boolean => origin === 'detected',

  /** Adds an app's words for the present language, and for each later one before that is shown. */
  async addNamespace(namespace: string, load: Load): Promise<void> {
    if (loaders.get(namespace) !== load) {
      for (const key of [...brought.keys()]) if (key.startsWith(`${namespace} `)) brought.delete(key)
      loaders.set(namespace, load)
    }
    let code: LanguageCode
    do {
      code = state.code
      await Promise.all([bring(namespace, load, 'en'), bring(namespace, load, code)])
      // The language changed while its words were on their way.
    } while (code !== state.code)
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** Code, reading direction and the locale for numbers and dates; the same object until the language changes. */
  state: (): LanguageState => state,
}
