import type * as z from '@worrystone/contracts/zod'
import type { Endpoint } from './endpoint.ts'

type Part = 'params' | 'query' | 'body'
type Empty = Record<never, never>
type In<S> = S extends z.ZodMiniType ? z.input<S> : never

/** What an endpoint takes. A part that may be empty may be left out. */
export type EndpointInput<E extends Endpoint> = {
  [K in keyof E & Part as Empty extends In<E[K]> ? never : K]: In<E[K]>
} & {
  [K in keyof E & Part as Empty extends In<E[K]> ? K : never]?: In<E[K]> | undefined
} & { [K in Exclude<Part, keyof E>]?: never }

export type RequestParts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** One HTTP request for an endpoint; `path` is below the base address of the API. */
export type EndpointRequest = { method: Endpoint['method']; path: string; headers: Record<string, string>; body?: string }

/** The path with its parameters filled in, and the query; what is undefined or null is left out. */
export function endpointPath({ url }: Pick<Endpoint, 'url'>, { params, query }: Omit<RequestParts, 'body'>): string {
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? '')))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/** The request with this input as JSON. */
export function endpointRequest(endpoint: Endpoint, input: RequestParts): EndpointRequest {
  const request = { method: endpoint.method, path: endpointPath(endpoint, input), headers: { accept: 'application/json' } }
  if (input.body === undefined) return request
  return {
    ...request,
    headers: { ...request.headers, 'content-type': 'application/json' },
    body: JSON.stringify(input.body),
  }
}
