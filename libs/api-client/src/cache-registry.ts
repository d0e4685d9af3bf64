type Cache = { clear: () => void; invalidate: () => void }
const caches = new Set<Cache>()

/** Another person is here: nothing that was loaded for the last one stays. */
export function clearCaches(): void {
  for (const { clear } of caches) clear()
}

/** The same person may see more or less from now on: what is on screen stays and is loaded again. */
export function invalidateCaches(): void {
  for (const { invalidate } of caches) invalidate()
}

/** A cache may come to the page later than the session: before that there is nothing to clear. */
export const registerCache = (cache: Cache): void => void caches.add(cache)
