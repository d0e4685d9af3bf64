export type Address = { id: string; url: string }
/** `moved`: redirects to another address. `refused`: answers, but not to programs; check it by hand. */
export type Finding = { id: string; url: string; state: 'fine' | 'moved' | 'refused' | 'gone' | 'silent'; detail: string }

type Options = { timeoutMs: number; concurrency: number; fetch?: typeof globalThis.fetch }

/** Statuses with which sites refuse programs. */
const REFUSALS = new Set([401, 403, 405, 406, 429, 503])

/** Requests each address once, a few at a time. Returns the results in the order of the addresses. */
export async function checkAddresses(addresses: Address[], options: Options): Promise<Finding[]> {
  const findings: Finding[] = []
  const queue = [...addresses.entries()]
  const work = async () => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) findings[entry[0]] = await checkOne(entry[1], options)
  }
  await Promise.all(Array.from({ length: options.concurrency }, work))
  return findings
}

async function checkOne({ id, url }: Address, { timeoutMs, fetch = globalThis.fetch }: Options): Promise<Finding> {
  try {
    const response = await fetch(url, { redirect: 'follow', signal: AbortSignal.timeout(timeoutMs) })
    // Only the status is needed.
    await response.body?.cancel()
    if (REFUSALS.has(response.status)) return { id, url, state: 'refused', detail: String(response.status) }
    if (!response.ok) return { id, url, state: 'gone', detail: String(response.status) }
    return isSameAddress(url, response.url)
      ? { id, url, state: 'fine', detail: '' }
      : { id, url, state: 'moved', detail: response.url }
  } catch (error) {
    const reason = error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : String(error)
    return { id, url, state: 'silent', detail: reason }
  }
}

/** A trailing slash, `www.` or a language in the path is no other address. */
function isSameAddress(requestedUrl: string, responseUrl: string): boolean {
  const normalize = (address: string) => {
    const { hostname, pathname } = new URL(address)
    return hostname.replace(/^www\./, '') + pathname.replace(/\/$/, '').replace(/^\/[a-z]{2}(-[a-z]{2})?$/i, '')
  }
  return responseUrl === '' || normalize(requestedUrl) === normalize(responseUrl)
}
