import { vi } from 'vitest'

export type SentRequest = { method: string; url: string; headers: Headers; body: unknown; signal: AbortSignal }
type Reply = (request: SentRequest) => Response | Promise<Response>

export const success = (data: unknown, status = 200) => Response.json({ data }, { status })
export const failure = (status: number, code: string, message = 'The server said so', headers: HeadersInit = {}) =>
  Response.json({ error: { code, message } }, { status, headers })
export const noNetwork = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))

/** Never answers, and rejects when the request is aborted, as a browser does. */
export const silence = ({ signal }: SentRequest) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** A server that answers with these replies in turn, repeats the last one, and records the requests. */
export function fakeServer(...replies: [Reply, ...Reply[]]) {
  const requests: SentRequest[] = []
  const fetch = vi.fn(async (url: RequestInfo | URL, init: RequestInit = {}) => {
    const request: SentRequest = {
      method: init.method ?? 'GET',
      url: String(url),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      signal: init.signal as AbortSignal,
    }
    requests.push(request)
    const reply = replies[Math.min(requests.length, replies.length) - 1] as Reply
    return reply(request)
  })
  return { fetch: fetch as typeof globalThis.fetch, requests }
}
