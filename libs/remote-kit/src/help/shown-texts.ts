const STORAGE_KEY = 'worrystone_help_shown'
const DAY_MS = 24 * 60 * 60_000
const MAX_TEXTS = 50

/** By the hash of a text, when help was shown for it. The text itself is never stored. */
type ShownTexts = Record<string, number>

/** Used when storage is forbidden or full. */
let inMemory: ShownTexts = {}

function readShown(): ShownTexts {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')
    return { ...inMemory, ...(parsed && typeof parsed === 'object' ? (parsed as ShownTexts) : {}) }
  } catch {
    return inMemory
  }
}

const isFresh = (shownAt: unknown) => typeof shownAt === 'number' && Date.now() - shownAt < DAY_MS && shownAt <= Date.now()

/** Whether help was shown on this device for this text within 24 hours. */
export const wasShown = (text: string): boolean => isFresh(readShown()[textHash(text)])

export function rememberShown(text: string): void {
  const otherTexts = Object.entries(readShown()).filter(([hash, shownAt]) => hash !== textHash(text) && isFresh(shownAt))
  const latest = otherTexts.sort(([, a], [, b]) => a - b).slice(-(MAX_TEXTS - 1))
  inMemory = Object.fromEntries([...latest, [textHash(text), Date.now()]])
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(inMemory))
  } catch {
    // The copy in memory is used.
  }
}

/** 53 bits (cyrb53). Not `crypto.subtle`, which is missing on plain-http addresses. */
function textHash(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
}
