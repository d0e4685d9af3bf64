// @vitest-environment node
import { analysisApi, type Endpoint, healthApi, languagesApi, meTooApi } from '@worrystone/contracts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CallOptions, createApiClient } from './api-client.ts'
import { failure, fakeServer, noNetwork, success } from './testing/fake-server.ts'
import { createTokens } from './tokens.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function aPage(reply: { current: () => Response | Promise<Response> }) {
  const server = fakeServer(() => reply.current())
  const { call } = createApiClient({ tokens: createTokens(undefined), fetch: server.fetch })
  /** The code of the failure, or 'fine'. */
  const callOnce = (endpoint: Endpoint = healthApi.wake, options: CallOptions = {}) =>
    call(endpoint, {} as never, { ...options, retries: 0 }).then(
      () => 'fine',
      (error) => error.code,
    )
  const callTimes = async (count: number, endpoint?: Endpoint, options?: CallOptions) => {
    for (let i = 0; i < count; i++) await callOnce(endpoint, options)
  }
  return { callOnce, callTimes, server }
}
const similar: Endpoint = { ...healthApi.wake, breaker: analysisApi.similar.breaker }
const okResponse = () => success({ status: 'awake' })

describe('a breaker', () => {
  it.each<[string, Endpoint, number, number]>([
    ['similar worries', analysisApi.similar, 3, 30_000],
    ['the count of me-toos', meTooApi.count, 5, 60_000],
    ['the count of similar worries', analysisApi.similarCount, 3, 45_000],
    ['other endpoints', healthApi.wake, 5, 60_000],
  ])('of %s opens after $2 failures, for $3 ms, then allows one trial', async (_, { breaker }, failures, recoveryMs) => {
    const endpoint: Endpoint = { ...healthApi.wake, ...(breaker && { breaker }) }
    const reply = { current: noNetwork as () => Response | Promise<Response> }
    const { callOnce, callTimes, server } = aPage(reply)
    await callTimes(failures - 1, endpoint)
    expect(await callOnce(endpoint)).toBe('NETWORK')
    expect(await callOnce(endpoint)).toBe('CIRCUIT_OPEN')
    expect(server.requests).toHaveLength(failures)
    await vi.advanceTimersByTimeAsync(recoveryMs - 1)
    expect(await callOnce(endpoint)).toBe('CIRCUIT_OPEN')
    await vi.advanceTimersByTimeAsync(1)
    expect(await callOnce(endpoint)).toBe('NETWORK')
    expect(await callOnce(endpoint)).toBe('CIRCUIT_OPEN')
    await vi.advanceTimersByTimeAsync(recoveryMs)
    reply.current = okResponse
    expect(await callOnce(endpoint)).toBe('fine')
    expect(await callOnce(endpoint)).toBe('fine')
  })

  it('fails with the message of the specification', async () => {
    const server = fakeServer(noNetwork)
    const { call } = createApiClient({ tokens: createTokens(undefined), fetch: server.fetch })
    const errors = []
    for (let i = 0; i < 6; i++) errors.push(await call(healthApi.wake, {}, { retries: 0 }).catch((error) => error))
    expect(errors.at(-1)).toMatchObject({
      code: 'CIRCUIT_OPEN',
      status: 0,
      message: 'Circuit breaker is open - service temporarily unavailable',
    })
  })

  it('allows only one of several calls as the trial', async () => {
    const reply = { current: noNetwork as () => Response | Promise<Response> }
    const { callOnce, callTimes, server } = aPage(reply)
    await callTimes(3, similar)
    await vi.advanceTimersByTimeAsync(30_000)
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => callOnce(similar)))
    expect(server.requests).toHaveLength(4)
    expect(outcomes).toEqual(['NETWORK', 'CIRCUIT_OPEN', 'CIRCUIT_OPEN', 'CIRCUIT_OPEN', 'CIRCUIT_OPEN'])
  })

  it('forgets failures that are older than five minutes', async () => {
    const { callOnce, callTimes } = aPage({ current: noNetwork })
    await callTimes(4)
    await vi.advanceTimersByTimeAsync(300_000)
    expect(await callOnce()).toBe('NETWORK')
    expect(await callOnce()).toBe('NETWORK')
  })

  it('resets its count after a success', async () => {
    const reply = { current: noNetwork as () => Response | Promise<Response> }
    const { callOnce, callTimes } = aPage(reply)
    await callTimes(4)
    reply.current = okResponse
    expect(await callOnce()).toBe('fine')
    reply.current = noNetwork
    await callTimes(4)
    expect(await callOnce()).toBe('NETWORK')
    expect(await callOnce()).toBe('CIRCUIT_OPEN')
  })

  it('is separate for each endpoint', async () => {
    const { callOnce, callTimes } = aPage({ current: noNetwork })
    await callTimes(5)
    expect(await callOnce()).toBe('CIRCUIT_OPEN')
    expect(await callOnce(languagesApi.supported)).toBe('NETWORK')
  })

  it.each([400, 401, 403, 404, 409, 429])('does not count a %i', async (status) => {
    const { callOnce, callTimes } = aPage({ current: () => failure(status, 'CONFLICT') })
    await callTimes(10)
    expect(await callOnce()).toBe('CONFLICT')
  })

  it('does not count failures while the device is offline', async () => {
    const { callOnce, callTimes } = aPage({ current: noNetwork })
    vi.stubGlobal('navigator', { onLine: false })
    await callTimes(10)
    expect(await callOnce()).toBe('NETWORK')
  })

  it('is off for calls that check whether the service is up', async () => {
    const { callOnce, callTimes } = aPage({ current: noNetwork })
    await callTimes(20, healthApi.wake, { breaker: 'none' })
    expect(await callOnce(healthApi.wake, { breaker: 'none' })).toBe('NETWORK')
  })
})
