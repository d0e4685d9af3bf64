import type { Endpoint } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { onTestFinished, vi } from 'vitest'

type Asked = { params: Record<string, string>; query: Record<string, string>; body: unknown }
type Answer<E extends Endpoint> = z.output<E['response']>

/** A refusal of the API, to return or throw from a reply. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message = 'The server said so') {
    super(message)
    this.status = status
    this.code = code
  }
}

/** The connection breaks. */
export const cut = (): never => {
  throw new TypeError('Failed to fetch')
}

type Route = { endpoint: Endpoint; pattern: RegExp; reply: (asked: Asked) => unknown }

const patternOf = ({ url }: Endpoint) => new RegExp(`^${url.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

/** Fewer parameters first: `/exercises/popular` before `/exercises/:id`. */
const bySpecificity = (a: Route, b: Route) => a.endpoint.url.split(':').length - b.endpoint.url.split(':').length

/**
 * Answers in place of the server, by endpoints of the contract. An answer that the contract does not allow fails the test; a call that
 * nobody answers breaks like a lost connection. A later `on` for the same endpoint replaces the earlier one.
 */
export function fakeApi() {
  const routes = new Map<string, Route>()
  const calls: { endpoint: Endpoint; asked: Asked }[] = []
  const wrong: string[] = []
  const keyOf = ({ method, url }: Endpoint) => `${method} ${url}`

  onTestFinished(() => {
    if (wrong.length > 0) throw new Error(`The fake API answered what the contract does not allow: ${wrong.join('; ')}`)
  })

  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(String(address), 'http://site.test')
    const path = url.pathname.replace(/^\/api/, '')
    const route = [...routes.values()]
      .filter(({ endpoint, pattern }) => endpoint.method === init.method && pattern.test(path))
      .toSorted(bySpecificity)[0]
    if (!route) return cut()
    const asked: Asked = {
      params: { ...route.pattern.exec(path)?.groups },
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    }
    calls.push({ endpoint: route.endpoint, asked })
    try {
      const data = await route.reply(asked)
      const { error } = z.safeParse(route.endpoint.response, data)
      if (error)
        wrong.push(
          `${keyOf(route.endpoint)}: ${error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ')}`,
        )
      return Response.json({ data })
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown
      return Response.json({ error: { code: thrown.code, message: thrown.message } }, { status: thrown.status })
    }
  })

  const api = {
    /** `reply` returns the answer, or throws a `Refusal`, or is `cut`. */
    on<E extends Endpoint>(endpoint: E, reply: (asked: Asked) => Answer<E> | Promise<Answer<E>>) {
      routes.set(keyOf(endpoint), { endpoint, pattern: patternOf(endpoint), reply })
      return api
    },
    /** What one endpoint was asked, in order. */
    asked: (endpoint: Endpoint): Asked[] =>
      calls.filter((call) => keyOf(call.endpoint) === keyOf(endpoint)).map(({ asked }) => asked),
  }
  return api
}
