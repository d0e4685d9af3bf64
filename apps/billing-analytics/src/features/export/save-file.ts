/** A `fetch` for a response that is a file, not JSON: wraps its text so that the client can parse it. */
export const fetchText: typeof fetch = async (...request) => {
  const response = await fetch(...request)
  return response.ok ? Response.json({ data: await response.text() }) : response
}

const REVOKE_MS = 10_000

/** Offers a text as a download. */
export function saveFile({ name, text, type }: { name: string; text: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Some browsers read the URL only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_MS)
}
