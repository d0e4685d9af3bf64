const REVOKE_MS = 10_000

/** Offers a text that exists only in this page as a download. */
export function saveAsFile({ name, text, type }: { name: string; text: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Some browsers read the URL only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_MS)
}
