// @vitest-environment node
import { analysisApi, authApi, type Endpoint, followsApi, healthApi, meTooApi, postsApi } from '@worrystone/contracts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CallOptions, createApiClient } from './api-client.ts'
import type { ApiError } from './api-error.ts'
import { failure, fakeServer, noNetwork, silence, success } from './testing/fake-server.ts'
import { createTokens } from './tokens.ts'

type Reply = Parameters<typeof fakeServer>[0]

const START = Date.UTC(2026, 10, 21)
const body = { shortContent: 'x', worryPrompt: 'I am worried about...' }

beforeEach(() => vi.useFakeTimers({ now: START }))
afterEach(() => vi.useRealTimers())

/** The seconds after the first attempt at which each attempt left. */
async function attemptsOf(
  reply: Reply,
  options: CallOptions = {},
  { random = 0, endpoint = healthApi.wake }: { random?: number; endpoint?: Endpoint } = {},
) {
  const times: number[] = []
  const server = fakeServer((request) => {
    times.push((Date.now() - START) / 1000)
    return reply(request)
  })
  const { call } = createApiClient({ tokens: createTokens(undefined), fetch: server.fetch, random: () => random })
  const promise = call(endpoint, {} as never, options).then(
    () => undefined,
    (error: ApiError) => error,
  )
  await vi.advanceTimersByTimeAsync(300_000)
  return { times, error: await promise }
}

describe('retries', () => {
  it('make three attempts, 1 s and 2 s apart', async () => {
    const { times, error } = await attemptsOf(noNetwork)
    expect(times).toEqual([0, 1, 3])
    expect(error?.code).toBe('NETWORK')
  })

  it('add up to a second of jitter', async () => {
    expect((await attemptsOf(noNetwork, {}, { random: 0.5 })).times).toEqual([0, 1.5, 4])
  })

  it('never wait more than 10 s before jitter', async () => {
    const { times } = await attemptsOf(noNetwork, { retries: 6, breaker: 'none' }, { random: 0.999 })
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(gaps.map((gap) => Math.floor(gap))).toEqual([1, 2, 4, 8, 10, 10])
  })

  it.each([meTooApi.count, analysisApi.similarCount])('starts at half a second for $url', async ({ retryDelayMs }) => {
    const endpoint = { ...healthApi.wake, retryDelayMs }
    expect((await attemptsOf(noNetwork, {}, { endpoint })).times.slice(0, 3)).toEqual([0, 0.5, 1.5])
  })

  it('stop at the first success', async () => {
    const server = fakeServer(noNetwork, () => success({ status: 'awake' }))
    const { call } = createApiClient({ tokens: createTokens(undefined), fetch: server.fetch })
    const promise = call(healthApi.wake, {})
    await vi.advanceTimersByTimeAsync(2000)
    expect(await promise).toEqual({ status: 'awake' })
    expect(server.requests).toHaveLength(2)
  })

  it.each<[string, number, Reply]>([
    ['no network', 3, noNetwork],
    ['a 500', 3, () => failure(500, 'INTERNAL')],
    ['a 502 of a proxy', 3, () => new Response('', { status: 502 })],
    ['a 503', 3, () => failure(503, 'SERVICE_UNAVAILABLE')],
    ['a 400', 1, () => failure(400, 'VALIDATION_ERROR')],
    ['a 401', 1, () => failure(401, 'UNAUTHORIZED')],
    ['a 403', 1, () => failure(403, 'FORBIDDEN')],
    ['a 404', 1, () => failure(404, 'NOT_FOUND')],
    ['a 409', 1, () => failure(409, 'CONFLICT')],
    ['a 429', 1, () => failure(429, 'RATE_LIMITED')],
    ['a quota message', 1, () => failure(503, 'SERVICE_UNAVAILABLE', 'The quota is used up')],
    ['a message about a limit', 1, () => failure(500, 'INTERNAL', 'Limit exceeded')],
    ['a time-out', 3, silence],
  ])('after %s means %i attempts', async (_, attempts, reply) => {
    expect((await attemptsOf(reply)).times).toHaveLength(attempts)
  })

  it('apply to reads and to calls with a key only', async () => {
    const server = fakeServer(noNetwork)
    const { call } = createApiClient({ tokens: createTokens(undefined), fetch: server.fetch })
    const attempts = async (start: () => Promise<unknown>) => {
      const requestsBefore = server.requests.length
      start().catch(() => {})
      await vi.advanceTimersByTimeAsync(20_000)
      return server.requests.length - requestsBefore
    }
    expect(await attempts(() => call(authApi.login, { body: { email: 'a@b.co', password: 'secret1' } }))).toBe(1)
    expect(await attempts(() => call(followsApi.unfollow, { params: { userId: 'x' } }))).toBe(1)
    expect(await attempts(() => call(followsApi.follow, { params: { userId: 'x' } }, { idempotencyKey: 'k' }))).toBe(3)
    expect(await attempts(() => call(postsApi.create, { body }))).toBe(3)
    const keys = server.requests.slice(-3).map((request) => request.headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
  })

  it('end when the caller aborts during a wait', async () => {
    const server = fakeServer(noNetwork)
    const { call } = createApiClient({ tokens: createTokens(undefined), fetch: server.fetch })
    const controller = new AbortController()
    const promise = call(healthApi.wake, {}, { signal: controller.signal }).catch((error) => error)
    await vi.advanceTimersByTimeAsync(500)
    controller.abort(new Error('left the page'))
    expect((await promise).message).toBe('left the page')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.requests).toHaveLength(1)
  })
})
