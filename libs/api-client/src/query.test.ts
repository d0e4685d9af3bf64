// @vitest-environment node

import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { healthApi, languagesApi } from '@worrystone/contracts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApiClient } from './api-client.ts'
import { queryClient as pageClient } from './cache.ts'
import { keepRecovering } from './keep-recovering.ts'
import { query as pageQuery } from './page-client.ts'
import { failure, fakeServer, noNetwork, silence, success } from './testing/fake-server.ts'
import { createTokens } from './tokens.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  pageClient.clear()
  vi.useRealTimers()
})

describe('a query', () => {
  it('has the endpoint and its input as its key', () => {
    expect(pageQuery(healthApi.wake, {}).queryKey).toEqual(['/wake', {}])
  })

  it('is retried exactly once, by the client and not by react-query too', async () => {
    const server = fakeServer(noNetwork)
    vi.stubGlobal('fetch', server.fetch)
    const promise = pageClient.fetchQuery(pageQuery(healthApi.wake, {})).catch((error) => error)
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await promise).code).toBe('NETWORK')
    expect(server.requests).toHaveLength(2)
  })

  it('is not retried when the response would be the same', async () => {
    const server = fakeServer(() => failure(404, 'NOT_FOUND'))
    vi.stubGlobal('fetch', server.fetch)
    await pageClient.fetchQuery(pageQuery(languagesApi.supported, {})).catch(() => {})
    expect(server.requests).toHaveLength(1)
  })

  it('fails when the browser is offline, instead of waiting silently', () => {
    expect(pageClient.getDefaultOptions()).toMatchObject({
      queries: { networkMode: 'always', refetchOnReconnect: true, refetchOnWindowFocus: false, retry: false },
      mutations: { networkMode: 'always', retry: false },
    })
  })

  it('is aborted when nothing observes it any more', async () => {
    const server = fakeServer(silence)
    const { query } = createApiClient({ tokens: createTokens(undefined), fetch: server.fetch })
    const client = new QueryClient()
    const unsubscribe = new QueryObserver(client, query(healthApi.wake, {})).subscribe(() => {})
    await vi.advanceTimersByTimeAsync(10)
    unsubscribe()
    expect(server.requests[0]?.signal.aborted).toBe(true)
  })
})

describe('a query that failed because the service slept', () => {
  async function aScreen(reply: () => Response | Promise<Response>) {
    const state = { reply, pings: 0 }
    const server = fakeServer(() => state.reply())
    const { query } = createApiClient({ tokens: createTokens(undefined), fetch: server.fetch })
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    keepRecovering(client, () => {
      state.pings++
      return Promise.resolve(state.reply()).then((response) => (response.ok ? response : Promise.reject(new Error('asleep'))))
    })
    const observer = new QueryObserver(client, query(healthApi.wake, {}, { retries: 0, breaker: 'none' }))
    const states: string[] = []
    const unsubscribe = observer.subscribe((result) => states.push(result.status))
    await vi.advanceTimersByTimeAsync(10)
    return { state, observer, states, unsubscribe }
  }

  it('is refetched when the service is back, and does not flicker until then', async () => {
    const { state, observer, states } = await aScreen(() => failure(503, 'SERVICE_UNAVAILABLE'))
    expect(observer.getCurrentResult().status).toBe('error')
    const countBefore = states.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(state.pings).toBe(4)
    expect(states).toHaveLength(countBefore)
    state.reply = () => success({ status: 'awake' })
    await vi.advanceTimersByTimeAsync(15_000)
    expect(observer.getCurrentResult().data).toEqual({ status: 'awake' })
    await vi.advanceTimersByTimeAsync(120_000)
    expect(state.pings).toBe(5)
  })

  it('is not refetched after the person has left the page', async () => {
    const { state, unsubscribe } = await aScreen(noNetwork)
    unsubscribe()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(state.pings).toBe(0)
  })

  it('is distinguished from a refused one', async () => {
    const { state } = await aScreen(() => failure(403, 'FORBIDDEN'))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(state.pings).toBe(0)
  })
})
