import type { TokenStore } from './tokens.ts'

/** An older response may be outdated when the page opens. */
const LIFETIME_MS = 10_000

export type Exchange = { response: Response; body: string }

type Preloaded = { token: string | undefined; exchange: Promise<Exchange | null>; discard: () => void }

/** Equal for addresses that differ in the order of their parameters only. */
function normalizeAddress(address: string): string {
  const [path, query = ''] = address.split('?')
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return `${path}?${parameters}`
}

/** Nothing that a browser would resolve to a path above the API or to another host. */
const isBelowApi = (address: string) => /^\/(?!\/)/.test(address) && !address.split(/[/?]/).includes('..')

type Deps = { tokens: TokenStore; fetch: (address: string, token: string | undefined, signal: AbortSignal) => Promise<Exchange> }

/**
 * Responses requested before the call that wants them: one use each, discarded when the tokens change and after ten seconds. A failed
 * request is discarded as well, so that the call sends its own and reports its own failure.
 */
export function createResponsePreload({ tokens, fetch }: Deps) {
  const preloaded = new Map<string, Preloaded>()
  tokens.subscribe(() => {
    for (const { discard } of [...preloaded.values()]) discard()
  })

  return {
    start(address: string): void {
      const key = normalizeAddress(address)
      if (preloaded.has(key) || !isBelowApi(address)) return
      const controller = new AbortController()
      const token = tokens.read()?.token
      const discard = () => {
        clearTimeout(timer)
        controller.abort()
        if (preloaded.get(key) === entry) preloaded.delete(key)
      }
      const timer = setTimeout(discard, LIFETIME_MS)
      const exchange = fetch(address, token, controller.signal).then(
        (result) => (result.response.ok && !controller.signal.aborted ? result : null),
        () => null,
      )
      const entry = { token, exchange, discard }
      preloaded.set(key, entry)
      void exchange.then((result) => result ?? discard())
    },

    /** The response to come, or null when there is none for this caller; it is handed out once. */
    take(address: string, token: string | undefined): Promise<Exchange | null> | null {
      const key = normalizeAddress(address)
      const entry = preloaded.get(key)
      preloaded.delete(key)
      return entry && entry.token === token ? entry.exchange : null
    },
  }
}
