/** Removes what this browser stores under these keys. */
export function removeStored(isRemoved: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) if (isRemoved(key)) localStorage.removeItem(key)
  } catch {
    // Forbidden: nothing is stored.
  }
}
