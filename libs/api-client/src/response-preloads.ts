import type { TokenStore } from './tokens.ts'

/** An older response would surprise whoever opens the page then. */
const MAX_AGE_MS = 10_000

export type PreloadedResponse = { response: Response; body: unknown }

type Preload = { token: string | undefined; response: Promise<PreloadedResponse | null>; discard(): void }

/** The same for one request in whatever order its parameters are. */
function requestKey(address: string): string {
  const [path, query = ''] = address.split('?')
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return `${path}?${parameters}`
}

/** Nothing that a browser would resolve to a path above the API or on another host. */
const isBelowApi = (address: string) => /^\/(?!\/)/.test(address) && !address.split(/[/?]/).includes('..')

type Deps = {
  tokens: TokenStore
  fetchResponse(address: string, token: string | undefined, signal: AbortSignal): Promise<PreloadedResponse>
}

/**
 * Responses requested before the call that takes them: one use each, never across a change of the tokens, forgotten after ten seconds.
 * A failed request is forgotten too, so that the call sends its own and reports its own failure.
 */
export function createResponsePreloads({ tokens, fetchResponse }: Deps) {
  const preloads = new Map<string, Preload>()
  tokens.subscribe(() => {
    for (const { discard } of [...preloads.values()]) discard()
  })

  return {
    start(address: string): void {
      const key = requestKey(address)
      if (preloads.has(key) || !isBelowApi(address)) return
      const limit = new AbortController()
      const token = tokens.read()?.token
      const discard = () => {
        clearTimeout(timer)
        limit.abort()
        if (preloads.get(key) === preload) preloads.delete(key)
      }
      const timer = setTimeout(discard, MAX_AGE_MS)
      const response = fetchResponse(address, token, limit.signal).then(
        (given) => (given.response.ok && !limit.signal.aborted ? given : null),
        () => null,
      )
      const preload = { token, response, discard }
      preloads.set(key, preload)
      void response.then((given) => given ?? discard())
    },

    /** The response to come, or null when there is none for this caller. Only one caller gets it. */
    take(address: string, token: string | undefined): Promise<PreloadedResponse | null> | null {
      const key = requestKey(address)
      const preload = preloads.get(key)
      preloads.delete(key)
      return preload && preload.token === token ? preload.response : null
    },
  }
}
