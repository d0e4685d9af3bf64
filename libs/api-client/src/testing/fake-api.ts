import type { Endpoint, EndpointOutput, ErrorDetail } from '@worrystone/contracts'
import * as contracts from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { onTestFinished, vi } from 'vitest'

/** A call as the server received it. `search` is the query as text; `body` is undefined when none was sent. */
export type ApiCall = {
  method: string
  path: string
  search: string
  params: Record<string, string>
  query: Record<string, string>
  body: Record<string, unknown>
  headers: Headers
}

type ApiFailure = { code: string; message?: string; details?: ErrorDetail[] }

/** An error of the API, for a handler to return or throw. */
export class ErrorResponse extends Error {
  readonly status: number
  readonly error: ApiFailure
  constructor(status: number, error: ApiFailure) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

/** The connection breaks before a response. */
export const connectionLost = (): never => {
  throw new TypeError('Failed to fetch')
}

/** A response that is the same at each call. `data` must be what the contract allows. */
export type Reply = {
  status?: number
  data?: unknown
  error?: ApiFailure
  /** The body as text, when something else than the API answers. */
  html?: string
  isConnectionLost?: true
  /** A stream that the test continues to write to. */
  stream?: ReadableStream<Uint8Array>
  /** The response waits for this promise. */
  after?: Promise<unknown>
}

type Handler<T = unknown> = (call: ApiCall) => T | ErrorResponse | Promise<T | ErrorResponse>
/** `GET /posts/:id`, with a concrete parameter or query where only that call is meant. */
type Routes = Record<string, Handler | Reply | Reply[]>
type Route = { endpoint: Endpoint; method: string; pattern: RegExp; search: string | undefined; respond: Handler<Response> }

const ENDPOINTS = Object.entries(contracts).flatMap(([name, api]) =>
  name.endsWith('Api') ? (Object.values(api).filter((value) => typeof value === 'object' && 'url' in value) as Endpoint[]) : [],
)
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
const paramCount = (path: string) => path.split(':').length

function findEndpoint(method: string, path: string): Endpoint {
  const matching = ENDPOINTS.filter(
    ({ method: endpointMethod, url }) => endpointMethod === method && patternOf(url).test(path.replaceAll(':', '')),
  )
  const mostSpecific = matching.toSorted((a, b) => paramCount(a.url) - paramCount(b.url))[0]
  if (!mostSpecific) throw new Error(`The contract has no ${method} ${path}`)
  return mostSpecific
}

/**
 * Answers in place of the server, by endpoints of the contract: a success that the contract does not allow fails the test. A call that
 * no route answers breaks like a lost connection. A later `on` for the same endpoint replaces the earlier one.
 */
export function fakeApi(routes: Routes = {}) {
  const table = new Map<string, Route>()
  const calls: ApiCall[] = []
  const violations: string[] = []

  onTestFinished(() => {
    if (violations.length > 0) throw new Error(`The fake API answered what the contract does not allow: ${violations.join('; ')}`)
  })

  function respondWith(endpoint: Endpoint, data: unknown, status: number): Response {
    const { error } = z.safeParse(endpoint.response, data)
    const problems = error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    if (problems) violations.push(`${endpoint.method} ${endpoint.url}: ${problems.join(', ')}`)
    return Response.json({ data }, { status })
  }

  const fromHandler =
    (endpoint: Endpoint, handler: Handler): Handler<Response> =>
    async (call) => {
      try {
        const data = await handler(call)
        return data instanceof ErrorResponse ? toResponse(data) : respondWith(endpoint, data, 200)
      } catch (thrown) {
        if (thrown instanceof ErrorResponse) return toResponse(thrown)
        throw thrown
      }
    }

  /** One reply after another; the last one repeats. */
  function fromReplies(endpoint: Endpoint, replies: Reply[]): Handler<Response> {
    let count = 0
    return async () => {
      const { status = 200, data, error, html, stream, after, isConnectionLost } = replies[count] ?? {}
      count = Math.min(count + 1, replies.length - 1)
      await after
      if (isConnectionLost) return connectionLost()
      if (stream) return new Response(stream, { headers: { 'content-type': 'text/event-stream' } })
      if (html !== undefined) return new Response(html, { status })
      return error ? toResponse(new ErrorResponse(status, error)) : respondWith(endpoint, data, status)
    }
  }

  for (const [name, reply] of Object.entries(routes)) {
    const [method = '', address = ''] = name.split(' ')
    const [path = '', search] = address.split('?')
    const endpoint = findEndpoint(method, path)
    const respond =
      typeof reply === 'function' ? fromHandler(endpoint, reply) : fromReplies(endpoint, Array.isArray(reply) ? reply : [reply])
    table.set(name, { endpoint, method, pattern: patternOf(path), search, respond })
  }

  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, search, searchParams } = new URL(address, 'http://site.test')
    const method = init.method ?? 'GET'
    const path = pathname.replace(/^\/api/, '')
    const route = [...table.values()]
      .filter((each) => each.method === method && each.pattern.test(path))
      .filter((each) => each.search === undefined || `?${each.search}` === search)
      .toSorted((a, b) => a.pattern.source.split('(?<').length - b.pattern.source.split('(?<').length)[0]
    const call: ApiCall = {
      method,
      path,
      search: search.slice(1),
      params: { ...route?.pattern.exec(path)?.groups },
      query: Object.fromEntries(searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
    }
    calls.push(call)
    return route ? route.respond(call) : connectionLost()
  })

  function callsTo(endpoint: Endpoint): ApiCall[]
  function callsTo(method: string, path: string | RegExp): ApiCall[]
  function callsTo(endpoint: Endpoint | string, path: string | RegExp = '') {
    const [method, pattern] = typeof endpoint === 'string' ? [endpoint, path] : [endpoint.method, patternOf(endpoint.url)]
    const matchesPath = (at: string) => (typeof pattern === 'string' ? at === pattern : pattern.test(at))
    return calls.filter((call) => call.method === method && matchesPath(call.path))
  }

  const api = {
    on<E extends Endpoint>(endpoint: E, handler: Handler<EndpointOutput<E>>) {
      const { method, url } = endpoint
      const respond = fromHandler(endpoint, handler)
      table.set(`${method} ${url}`, { endpoint, method, pattern: patternOf(url), search: undefined, respond })
      return api
    },
    /** Every call, in order. */
    calls,
    /** The calls of one endpoint or path, in order. */
    callsTo,
    /** What was sent to a route such as `PUT /users/profile`, in order. */
    bodiesOf: (name: string) =>
      calls.filter(({ method, path, search }) => `${method} ${path}${search && `?${search}`}` === name).map(({ body }) => body),
  }
  return api
}

const toResponse = ({ status, error: { code, message = 'The server said so', details } }: ErrorResponse) =>
  Response.json({ error: { code, message, ...(details && { details }) } }, { status })
