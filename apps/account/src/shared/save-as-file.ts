type TextFile = { name: string; text: string; type: string }

/** Downloads a text that exists only in this page. */
export function saveAsFile({ name, text, type }: TextFile) {
  const url = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
