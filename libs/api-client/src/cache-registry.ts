type Cache = { clear: () => void; invalidate: () => void }
const caches = new Set<Cache>()

/** Another account is signed in: all cached data is removed. */
export function clearCaches(): void {
  for (const { clear } of caches) clear()
}

/** The same person may see more or less from now on: queries on screen stay and are refetched. */
export function invalidateCaches(): void {
  for (const { invalidate } of caches) invalidate()
}

/** The cache may be loaded later than the session: before that there is nothing to clear. */
export const registerCache = (cache: Cache): void => void caches.add(cache)
