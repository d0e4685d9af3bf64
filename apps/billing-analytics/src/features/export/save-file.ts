/** A `fetch` for an answer that is a file and no JSON: the client reads its text like any other answer. */
export const asText: typeof fetch = async (...request) => {
  const response = await fetch(...request)
  return response.ok ? Response.json({ data: await response.text() }) : response
}

const REVOKE_MS = 10_000

/** Hands a text to the browser as a download. */
export function saveFile({ name, text, type }: { name: string; text: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Some browsers read the address only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_MS)
}
