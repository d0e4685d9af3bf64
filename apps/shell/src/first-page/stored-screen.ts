import { removeStored } from '@worrystone/session/remove-stored'

/** An older screen is not shown. */
const MAX_AGE_MS = 2 * 24 * 60 * 60_000

const PREFIX = 'worrystone_last_screen/'
/** A browser has 5 million for the whole site. */
const MAX_CHARACTERS = 250_000
/** Screens of single worries, exercises and people; pages at the top of the site are few. */
const MAX_DETAIL_SCREENS = 6
/** Digits of the time before the screen itself. */
const TIME_LENGTH = 13

/** A text, or an element with its attributes and children. */
export type StoredNode = string | StoredElement
export type StoredElement = [tag: string, attributes: Record<string, string>, children: StoredNode[]]

/** A page as a member last saw it on this device. */
export type StoredScreen = {
  language: string
  direction: string
  /** Of the window in pixels: the layout depends on it. */
  width: number
  css: string
  nodes: StoredNode[]
}

const keyOf = (readerId: string, path: string) => `${PREFIX}${readerId}${path}`
const isDetail = (key: string) => key.slice(PREFIX.length).split('/').length > 2
const timeOf = (text: string | null) => Number(text?.slice(0, TIME_LENGTH))

/** Undefined where none is stored that is new enough, and where storage is forbidden. */
export function readScreen(readerId: string, path: string): StoredScreen | undefined {
  try {
    const text = localStorage.getItem(keyOf(readerId, path)) ?? ''
    const age = Date.now() - timeOf(text)
    return age >= 0 && age < MAX_AGE_MS ? JSON.parse(text.slice(TIME_LENGTH)) : undefined
  } catch {
    return undefined
  }
}

/** Also deletes the older screen where the new one is too large or storage refuses it, and the oldest detail screens. */
export function writeScreen(readerId: string, path: string, screen: StoredScreen): void {
  const key = keyOf(readerId, path)
  try {
    localStorage.removeItem(key)
    const text = Date.now() + JSON.stringify(screen)
    if (text.length > MAX_CHARACTERS) return
    const detailScreens = isDetail(key)
      ? Object.keys(localStorage).filter((storedKey) => storedKey.startsWith(PREFIX) && isDetail(storedKey))
      : []
    const byAge = detailScreens.sort((a, b) => timeOf(localStorage.getItem(b)) - timeOf(localStorage.getItem(a)))
    for (const oldest of byAge.slice(MAX_DETAIL_SCREENS - 1)) localStorage.removeItem(oldest)
    localStorage.setItem(key, text)
  } catch {
    // Full or forbidden: the next visit begins with the splash.
  }
}

/** Removes the screens of all accounts but this one. */
export const removeScreens = (exceptReaderId: string | null = null): void =>
  removeStored((key) => {
    const isKept = exceptReaderId !== null && key.startsWith(keyOf(exceptReaderId, '/'))
    return key.startsWith(PREFIX) && !isKept
  })
