import { call } from '@worrystone/api-client'
import { LIMITS, safetyCheckApi } from '@worrystone/contracts'
import { i18n } from '@worrystone/i18n'
import { type Danger, type DangerDetector, detectInSlices, loadDangerDetector, mostSevere } from '@worrystone/safety'
import { NO_DANGER } from './no-danger.ts'

/** How long the server may take; after that the phrase list decides alone. */
const SERVER_TIMEOUT_MS = 800
/** How long the phrase list may take to arrive; after that the server decides alone. */
const PHRASES_TIMEOUT_MS = 3_000
const MAX_CACHED = 20

const detectors = new Map<string, Promise<DangerDetector>>()
const cached = new Map<string, Danger>()

export const joinTexts = (texts: readonly string[]) =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .join('\n')

/** The detector of the page's language, fetched once. A failed fetch is tried again by the next caller. */
export function loadDetector(): Promise<DangerDetector> {
  const language = i18n.language()
  const loading = detectors.get(language) ?? loadDangerDetector(language)
  detectors.set(language, loading)
  loading.catch(() => detectors.delete(language))
  return loading
}

/** By the phrase list alone; sends nothing. Rejects when the list cannot be fetched. */
export const detectLocally = async (text: string): Promise<Danger> => detectInSlices(await loadDetector(), text)

/** By the phrase list and the server at once. A result after its deadline does not count. */
export async function detectDanger(texts: readonly string[]): Promise<Danger> {
  const text = joinTexts(texts)
  if (text === '') return NO_DANGER
  const results = await Promise.all([
    withinTime(PHRASES_TIMEOUT_MS, () => detectLocally(text)),
    withinTime(SERVER_TIMEOUT_MS, (signal) => checkOnServer(partsOf(texts), signal)),
  ])
  const danger = mostSevere(results)
  cached.delete(text)
  cached.set(text, danger)
  for (const oldest of [...cached.keys()].slice(0, -MAX_CACHED)) cached.delete(oldest)
  return danger
}

/** What `detectDanger` found in these texts, until the page is left. */
export const cachedDanger = (texts: readonly string[]): Danger => cached.get(joinTexts(texts)) ?? NO_DANGER

export const isCached = (texts: readonly string[]) => cached.has(joinTexts(texts))

async function checkOnServer(parts: string[], signal: AbortSignal): Promise<Danger> {
  const options = { signal, breaker: 'none', retries: 0, priority: 'high' } as const
  return mostSevere(await Promise.all(parts.map((text) => call(safetyCheckApi.check, { body: { text } }, options))))
}

/** One text where the server accepts its length, else one request for each. */
function partsOf(texts: readonly string[]): string[] {
  const text = joinTexts(texts)
  if (text.length <= LIMITS.longContent) return [text]
  return texts.filter((part) => part.trim() !== '').map((part) => part.trim().slice(0, LIMITS.longContent))
}

async function withinTime(ms: number, work: (signal: AbortSignal) => Promise<Danger>): Promise<Danger> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), ms)
  const timeout = new Promise<Danger>((resolve) => controller.signal.addEventListener('abort', () => resolve(NO_DANGER)))
  try {
    return await Promise.race([work(controller.signal), timeout])
  } catch {
    return NO_DANGER
  } finally {
    clearTimeout(timer)
  }
}
