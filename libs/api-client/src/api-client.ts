import { queryOptions } from '@tanstack/react-query'
import { type Endpoint, SENTENCES, sessionApi } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { type PreloadedResponse, createResponsePreloads } from './response-preloads.ts'
import { ApiError, errorOf, networkError, timeoutError } from './api-error.ts'
import { type BreakerName, createBreakers } from './breakers.ts'
import { createLimits } from './limited.ts'
import { createRefresh } from './refresh.ts'
import { createRequestQueue, type Priority } from './request-queue.ts'
import { createRetry, DEFAULT_RETRIES } from './retry.ts'
import type { TokenStore } from './tokens.ts'

const TIMEOUT_MS = 30_000
const QUERY_RETRIES = 1

type Part = 'params' | 'query' | 'body'
type Empty = Record<never, never>
type In<S> = S extends z.ZodMiniType ? z.input<S> : never

/** What an endpoint takes. A part that may be empty may be left out. */
export type Input<E extends Endpoint> = {
  [K in keyof E & Part as Empty extends In<E[K]> ? never : K]: In<E[K]>
} & {
  [K in keyof E & Part as Empty extends In<E[K]> ? K : never]?: In<E[K]> | undefined
} & { [K in Exclude<Part, keyof E>]?: never }

export type CallOptions = {
  signal?: AbortSignal
  /** Who goes first when more than six requests are under way. */
  priority?: Priority
  breaker?: BreakerName
  /** Makes a repeated POST answer what the first one answered; such a call is repeated after a passing failure like a GET. */
  idempotencyKey?: string
  /** Repeats after the first attempt, for calls that may be repeated at all; 2 unless said. */
  retries?: number
  /** How long one attempt may take; 30 seconds unless said. */
  timeoutMs?: number
  /** Sent in place of a JSON body, as multipart/form-data. */
  form?: FormData
  /** Carries the request where `fetch` says too little: `uploading` of `@worrystone/api-client/upload`. */
  fetch?: typeof globalThis.fetch
}

export type ApiClientDeps = {
  tokens: TokenStore
  fetch?: typeof globalThis.fetch
  base?: string
  /** The language that the server should speak. */
  language?: () => string
  /** Absent where the browser has no Web Locks: then each tab renews for itself. */
  locks?: LockManager | undefined
  random?: () => number
}

export type ApiClient = ReturnType<typeof createApiClient>

/**
 * Calls that prove who one is by what they carry. An outdated token beside it would only be refused. By address, since the endpoints
 * themselves would bring the rules of every form of `authApi` into the first paint.
 */
export const WITHOUT_TOKEN: ReadonlySet<string> = new Set([
  '/auth/login',
  '/auth/register',
  '/auth/logout',
  '/auth/refresh',
  '/auth/reset-password',
])

type Sending = {
  token: string | undefined
  key?: string | undefined
  options?: CallOptions
}
type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

function addressOf(endpoint: Endpoint, { params, query }: Parts): string {
  const path = endpoint.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? '')))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/** Sixteen random bytes. Not `randomUUID`, which is missing on plain-http addresses. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

function answerOf<E extends Endpoint>(endpoint: E, response: Response, body: unknown): z.output<E['response']> {
  // Remotes published before the last release call it `answer`.
  const schema = endpoint.response ?? (endpoint as { answer?: Endpoint['response'] }).answer
  const answer = z.safeParse(schema, (body as { data?: unknown } | undefined)?.data)
  if (answer.success) return answer.data as z.output<E['response']>
  // The shape only: what people wrote stays out of the console.
  const where = answer.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  console.error(`${endpoint.method} ${endpoint.url} answered something else than its contract says`, where)
  throw new ApiError({ code: 'INTERNAL', message: SENTENCES.INTERNAL, status: response.status })
}

/** Settles like the work, or rejects at once when the caller gives up; the work notices by itself. */
function unlessAborted<T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T> {
  if (!signal) return work
  return new Promise<T>((resolve, reject) => {
    const giveUp = () => reject(signal.reason)
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}

/** The maker behind `call`: everything the world could fake in a test comes in here. */
export function createApiClient(deps: ApiClientDeps) {
  const { tokens, base = '/api', language = () => 'en', locks, random = Math.random } = deps
  // Looked up at each call, so that a test may replace it after this module was loaded.
  const fetch = deps.fetch ?? ((...args: Parameters<typeof globalThis.fetch>) => globalThis.fetch(...args))
  const guarded = createBreakers()
  const repeated = createRetry(random)
  const queued = createRequestQueue()
  const limits = createLimits()
  const refresh = createRefresh({
    tokens,
    locks,
    // Past the queue: the calls that wait for it may hold every place there.
    exchange: (refreshToken) => send(sessionApi.refresh, { body: { refreshToken } }, { token: undefined }),
  })

  function headersFor(token: string | undefined): Headers {
    const headers = new Headers({ accept: 'application/json', 'accept-language': language() })
    if (token) headers.set('authorization', `Bearer ${token}`)
    return headers
  }

  /** A fetch that ignores its signal must not outlive the limit either. */
  async function exchange(address: string, request: RequestInit, signal: AbortSignal, carry = fetch): Promise<PreloadedResponse> {
    const response = await unlessAborted(signal, carry(`${base}${address}`, { ...request, signal }))
    return { response, body: await unlessAborted(signal, response.text().then(parsed)) }
  }

  const preloads = createResponsePreloads({
    tokens,
    fetchResponse: (address, token, signal) => exchange(address, { headers: headersFor(token) }, signal),
  })

  /** One request, one answer. Time begins to run when it leaves, not while it waits its turn. */
  async function send<E extends Endpoint>(
    endpoint: E,
    input: Parts,
    { token, key, options = {} }: Sending,
  ): Promise<z.output<E['response']>> {
    const { signal, timeoutMs = TIMEOUT_MS, form } = options
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(timeoutError()), timeoutMs)
    const giveUp = () => limit.abort(signal?.reason)
    signal?.addEventListener('abort', giveUp, { once: true })
    const address = addressOf(endpoint, input)
    const headers = headersFor(token)
    if (key) headers.set('idempotency-key', key)
    if (input.body !== undefined) headers.set('content-type', 'application/json')
    const request: RequestInit = { method: endpoint.method, headers }
    if (input.body !== undefined) request.body = JSON.stringify(input.body)
    // The browser adds the content type, which names the border between the parts.
    if (form) request.body = form
    try {
      const early = endpoint.method === 'GET' ? preloads.take(address, token) : null
      const answer = early && (await unlessAborted(limit.signal, early))
      const { response, body } = answer ?? (await exchange(address, request, limit.signal, options.fetch))
      if (!response.ok) throw errorOf(response, body)
      return answerOf(endpoint, response, body)
    } catch (error) {
      if (limit.signal.aborted) throw limit.signal.reason
      throw error instanceof ApiError ? error : networkError()
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
    }
  }

  /** Sends, and when the access token has run out renews it and sends once more. */
  async function sendSignedIn<E extends Endpoint>(endpoint: E, input: Parts, key: string | undefined, options: CallOptions) {
    const { signal, priority = 'normal' } = options
    const token = WITHOUT_TOKEN.has(endpoint.url) ? undefined : tokens.read()?.token
    try {
      return await queued(priority, signal, () => send(endpoint, input, { token, key, options }))
    } catch (error) {
      if (!token || !(error instanceof ApiError) || error.code !== 'UNAUTHORIZED') throw error
      const renewed = await refresh(token)
      // The session is over, but what is open to visitors stays open.
      if (!renewed && endpoint.who !== 'anyone') throw error
      return queued('high', signal, () => send(endpoint, input, { token: renewed?.token, key, options }))
    }
  }

  /** Calls the API. Rejects with an `ApiError`, or with the signal's reason when the caller gave up. */
  async function call<E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    options: CallOptions = {},
  ): Promise<z.output<E['response']>> {
    const { signal, breaker = 'default', retries = DEFAULT_RETRIES } = options
    const key = options.idempotencyKey ?? (endpoint.idempotent ? newKey() : undefined)
    const mayRepeat = endpoint.method === 'GET' || key !== undefined
    const work = repeated(mayRepeat ? retries : 0, breaker, async () => {
      signal?.throwIfAborted()
      await limits.wait(endpoint, signal)
      return guarded(endpoint, breaker, () => sendSignedIn(endpoint, input as Parts, key, options)).catch((error) => {
        limits.note(endpoint, error)
        throw error
      })
    })
    return unlessAborted(signal, work)
  }

  /** Query options of one endpoint. The key is the endpoint and its input, so that all apps share one cache entry per question. */
  function query<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions = {}) {
    return queryOptions<z.output<E['response']>, Error, z.output<E['response']>, readonly [string, Input<E>]>({
      queryKey: [endpoint.url, input],
      queryFn: ({ signal }) => call(endpoint, input, { retries: QUERY_RETRIES, signal, ...options }),
    })
  }

  /**
   * Asks for an address below the API (`/posts?limit=20`) while the code that will call it is still on its way. The next `call` of it,
   * by the same person and within ten seconds, takes that answer; a failure is not told.
   */
  const preloadResponse = (address: string): void => preloads.start(address)

  return { call, query, preloadResponse }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
