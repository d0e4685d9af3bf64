import { z } from 'zod'
import { ProviderUnavailable } from '../provider.ts'

const TIMEOUT_MS = 10_000
const TRIES = 3
const MAX_WAIT_MS = 10_000
const JSON_API = 'application/vnd.api+json'

const pageOf = <O extends z.ZodType>(object: O) =>
  z.object({ data: z.array(object), meta: z.object({ page: z.object({ lastPage: z.int() }) }) })

export type ClientSettings = { apiUrl: string; apiKey: string; storeId: string }
type Request = { method: 'GET' | 'POST' | 'DELETE'; path: string; body?: object }

/** Calls the API. `send` resolves with undefined for a 404; every other failure is ProviderUnavailable. */
export function lemonSqueezyClient({ apiUrl, apiKey, storeId }: ClientSettings) {
  async function send<S extends z.ZodType>(request: Request, schema: S): Promise<z.output<S> | undefined> {
    const response = await sendWithRetries(request)
    if (response.status === 404) return undefined
    const parsed = schema.safeParse(await response.json().catch(() => undefined))
    if (!response.ok || !parsed.success) throw new ProviderUnavailable(`${request.method} ${response.status}`)
    return parsed.data
  }

  /** Retries failures of the provider; after a 429 it waits as long as the response requests. */
  async function sendWithRetries({ method, path, body }: Request): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(`${apiUrl}${path}`, {
        method,
        headers: { accept: JSON_API, 'content-type': JSON_API, authorization: `Bearer ${apiKey}` },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => undefined)
      if (response && response.status < 500 && response.status !== 429) return response
      await response?.body?.cancel()
      if (attempt >= TRIES) throw new ProviderUnavailable(`${method} ${response?.status ?? 'no answer'}`)
      await wait(response)
    }
  }

  /** Every object of a list, page by page. */
  async function* all<O extends z.ZodType>(path: string, filter: Record<string, string>, object: O): AsyncIterable<z.output<O>> {
    const schema = pageOf(object)
    for (let page = 1, last = 1; page <= last; page++) {
      const filters = Object.entries({ store_id: storeId, ...filter }).map(([name, value]) => [`filter[${name}]`, value])
      const query = new URLSearchParams([...filters, ['page[number]', String(page)], ['page[size]', '100']] as [string, string][])
      const response = await send({ method: 'GET', path: `${path}?${query}` }, schema)
      if (!response) throw new ProviderUnavailable('no list')
      last = response.meta.page.lastPage
      yield* response.data
    }
  }

  return { send, all }
}

function wait(response: Response | undefined): Promise<void> {
  const seconds = Number(response?.headers.get('retry-after'))
  const ms = Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : 500
  return new Promise((resolve) => setTimeout(resolve, Math.min(ms, MAX_WAIT_MS)))
}
