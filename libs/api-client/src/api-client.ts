import { queryOptions } from '@tanstack/react-query'
import {
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
  ERROR_MESSAGES,
  endpointRequest,
  type RequestParts,
  readResponse,
  sessionApi,
} from '@worrystone/contracts'
import { ApiError, networkError, timeoutError, toApiError } from './api-error.ts'
import { createBreakers } from './breakers.ts'
import { createRateLimit } from './rate-limit.ts'
import { createRequestQueue, type Priority } from './request-queue.ts'
import { createResponsePreload, type Exchange } from './response-preload.ts'
import { createRetry, DEFAULT_RETRIES } from './retry.ts'
import { createTokenRefresh } from './token-refresh.ts'
import type { TokenStore } from './tokens.ts'

const TIMEOUT_MS = 30_000
const QUERY_RETRIES = 1

export type CallOptions = {
  signal?: AbortSignal
  /** The order in which requests leave when more than six are pending. */
  priority?: Priority
  /** For calls that check whether the service is up: an open breaker would stop them, and nothing would close it again. */
  breaker?: 'none'
  /** Makes a repeated POST answer what the first one answered; such a call is retried after a passing failure like a GET. */
  idempotencyKey?: string
  /** After the first attempt, for calls that may be retried at all; 2 by default. */
  retries?: number
  /** For one attempt; 30 seconds by default. */
  timeoutMs?: number
  /** Sent in place of a JSON body, as multipart/form-data. */
  form?: FormData
  /** Sends the request in place of the global one: `fetchWithProgress` of `@worrystone/api-client/fetch-with-progress`. */
  fetch?: typeof globalThis.fetch
}

export type ApiClientDeps = {
  tokens: TokenStore
  fetch?: typeof globalThis.fetch
  base?: string
  /** The value of Accept-Language. */
  language?: () => string
  /** Absent where the browser has no Web Locks: then each tab refreshes for itself. */
  locks?: LockManager | undefined
  random?: () => number
}

export type ApiClient = ReturnType<typeof createApiClient>

type Attempt = { token: string | undefined; key?: string | undefined; options?: CallOptions }

/** Sixteen random bytes. Not `randomUUID`, which is missing on plain-http addresses. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

function parseData<E extends Endpoint>(endpoint: E, { response, body }: Exchange): EndpointOutput<E> {
  // Remotes published before the last release call it `answer`.
  const schema = endpoint.response ?? (endpoint as { answer?: Endpoint['response'] }).answer
  const result = readResponse<E>({ ...endpoint, response: schema }, { ok: response.ok, body })
  if (result.kind === 'success') return result.data
  if (!response.ok) throw toApiError(response, result)
  if (result.kind === 'broken-contract') {
    const problems = result.problems.map(({ path, message }) => `${path}: ${message}`)
    console.error(`${endpoint.method} ${endpoint.url} answered something else than its contract says`, problems)
  }
  throw new ApiError({ code: 'INTERNAL', message: ERROR_MESSAGES.INTERNAL, status: response.status })
}

/** Settles like the work, or rejects at once when the caller aborts; the work notices by itself. */
function unlessAborted<T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T> {
  if (!signal) return work
  return new Promise<T>((resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}

/** Browsers let 64 KB of requests outlive their page, and reject what is above. */
const MAX_KEEPALIVE_CHARACTERS = 4_000

/** A tap just before the page is closed counts: small changes are sent even then. */
const outlivesPage = ({ method }: Endpoint, { body = '' }: RequestInit) =>
  method !== 'GET' && typeof body === 'string' && body.length < MAX_KEEPALIVE_CHARACTERS

/** Makes `call`, `query` and `preload` over the given tokens and transport, which tests replace. */
export function createApiClient(deps: ApiClientDeps) {
  const { tokens, base = '/api', language = () => 'en', locks, random = Math.random } = deps
  // Read at each call, so that a test may replace it after this module was loaded.
  const fetch = deps.fetch ?? ((...args: Parameters<typeof globalThis.fetch>) => globalThis.fetch(...args))
  const guarded = createBreakers()
  const withRetries = createRetry(random)
  const queued = createRequestQueue()
  const rateLimit = createRateLimit()
  const refresh = createTokenRefresh({
    tokens,
    locks,
    // Not queued: the calls that wait for it may fill the queue.
    exchange: (refreshToken) => send(sessionApi.refresh, { body: { refreshToken } }, { token: undefined }),
  })

  function headersFor(token: string | undefined, more: HeadersInit = {}): Headers {
    const headers = new Headers({ accept: 'application/json', ...more, 'accept-language': language() })
    if (token) headers.set('authorization', `Bearer ${token}`)
    return headers
  }

  /** A fetch that ignores its signal must not outlive it either. */
  async function exchange(path: string, request: RequestInit, signal: AbortSignal, send = fetch): Promise<Exchange> {
    const response = await unlessAborted(signal, send(`${base}${path}`, { ...request, signal }))
    return { response, body: await unlessAborted(signal, response.text()) }
  }

  const preloads = createResponsePreload({
    tokens,
    fetch: (path, token, signal) => exchange(path, { headers: headersFor(token) }, signal),
  })

  /** One request and its response. The time limit starts when it leaves, not while it is queued. */
  async function send<E extends Endpoint>(
    endpoint: E,
    input: RequestParts,
    { token, key, options = {} }: Attempt,
  ): Promise<EndpointOutput<E>> {
    const { signal, timeoutMs = TIMEOUT_MS, form } = options
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(timeoutError()), timeoutMs)
    const onAbort = () => controller.abort(signal?.reason)
    signal?.addEventListener('abort', onAbort, { once: true })
    const { path, headers, ...request } = endpointRequest(endpoint, input)
    const init: RequestInit = { ...request, headers: headersFor(token, { ...headers, ...(key && { 'idempotency-key': key }) }) }
    // The browser adds the content type, which names the boundary of the parts.
    if (form) init.body = form
    if (outlivesPage(endpoint, init)) init.keepalive = true
    try {
      const preloading = endpoint.method === 'GET' ? preloads.take(path, token) : null
      const preloaded = preloading && (await unlessAborted(controller.signal, preloading))
      return parseData(endpoint, preloaded ?? (await exchange(path, init, controller.signal, options.fetch)))
    } catch (error) {
      if (controller.signal.aborted) throw controller.signal.reason
      throw error instanceof ApiError ? error : networkError()
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
  }

  /** Sends, and when the access token has expired refreshes it and sends once more. */
  async function sendAuthorized<E extends Endpoint>(
    endpoint: E,
    input: RequestParts,
    { key, options = {} }: Omit<Attempt, 'token'>,
  ): Promise<EndpointOutput<E>> {
    const { signal, priority = 'normal' } = options
    const token = endpoint.ignoresAccessToken ? undefined : tokens.read()?.token
    try {
      return await queued(priority, signal, () => send(endpoint, input, { token, key, options }))
    } catch (error) {
      if (!token || !(error instanceof ApiError) || error.code !== 'UNAUTHORIZED') throw error
      const refreshed = await refresh(token)
      // The session is over, but what is open to visitors stays open.
      if (!refreshed && endpoint.who !== 'anyone') throw error
      return queued('high', signal, () => send(endpoint, input, { token: refreshed?.token, key, options }))
    }
  }

  /** Calls the API. Rejects with an `ApiError`, or with the signal's reason when the caller aborted. */
  async function call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options: CallOptions = {},
  ): Promise<EndpointOutput<E>> {
    const { signal, breaker, retries = DEFAULT_RETRIES } = options
    const key = options.idempotencyKey ?? (endpoint.idempotent ? newKey() : undefined)
    const mayRetry = endpoint.method === 'GET' || key !== undefined
    const attempt = () => sendAuthorized(endpoint, input as RequestParts, { key, options })
    const work = withRetries(mayRetry ? retries : 0, endpoint, async () => {
      signal?.throwIfAborted()
      await rateLimit.wait(endpoint, signal)
      return (breaker === 'none' ? attempt() : guarded(endpoint, attempt)).catch((error) => {
        rateLimit.record(endpoint, error)
        throw error
      })
    })
    return unlessAborted(signal, work)
  }

  /** Query options of one endpoint. The key is the endpoint and its input, so that all apps share one cache entry. */
  function query<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, options: CallOptions = {}) {
    return queryOptions<EndpointOutput<E>, Error, EndpointOutput<E>, readonly [string, EndpointInput<E>]>({
      queryKey: [endpoint.url, input],
      queryFn: ({ signal }) => call(endpoint, input, { retries: QUERY_RETRIES, signal, ...options }),
    })
  }

  /**
   * Requests an address below the API (`/posts?limit=20`) while the code that calls it is still loading. The next `call` of it, with the
   * same access token and within ten seconds, takes that response; a failure is not reported.
   */
  const preload = (address: string): void => preloads.start(address)

  return { call, query, preload }
}
