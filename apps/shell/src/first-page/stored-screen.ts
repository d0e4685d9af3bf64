/** The pages whose last screen a member's browser stores: where members begin. */
export const SCREEN_PATHS = ['/', '/feed']
/** An older screen is not shown. */
export const MAX_AGE_MS = 2 * 24 * 60 * 60_000

const PREFIX = 'worrystone_last_screen/'
/** A browser has 5 million for the whole site. */
const MOST_CHARACTERS = 250_000

/** A text, or an element with its attributes and children. */
export type StoredNode = string | StoredElement
export type StoredElement = [tag: string, attributes: Record<string, string>, children: StoredNode[]]

/** A page as a member last saw it on this device. */
export type StoredScreen = {
  language: string
  direction: string
  /** Of the window in pixels: the layout depends on it. */
  width: number
  /** Milliseconds since 1970. */
  at: number
  css: string
  nodes: StoredNode[]
}

const keyOf = (readerId: string, path: string) => `${PREFIX}${readerId}${path}`

/** Undefined where none is stored, and where storage is forbidden. */
export function readScreen(readerId: string, path: string): StoredScreen | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(readerId, path)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** A screen that is too large, or finds no place, leaves no older one behind. */
export function writeScreen(readerId: string, path: string, screen: StoredScreen): void {
  const key = keyOf(readerId, path)
  try {
    localStorage.removeItem(key)
    const text = JSON.stringify(screen)
    if (text.length <= MOST_CHARACTERS) localStorage.setItem(key, text)
  } catch {
    // Full or forbidden: the next visit begins with the splash.
  }
}

/** Removes the screens of all accounts but this one. */
export function removeScreens(exceptReaderId: string | null = null): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const isKept = exceptReaderId !== null && key.startsWith(keyOf(exceptReaderId, '/'))
      if (key.startsWith(PREFIX) && !isKept) localStorage.removeItem(key)
    }
  } catch {
    // Forbidden: nothing is stored.
  }
}
