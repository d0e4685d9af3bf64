// @vitest-environment node
import { type Endpoint, healthApi, languagesApi } from '@worrystone/contracts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApiClient } from './api-client.ts'
import type { BreakerName } from './breakers.ts'
import { aServer, failure, noNetwork, success } from './testing/a-server.ts'
import { createTokens } from './tokens.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function aPage(reply: { current: () => Response | Promise<Response> }) {
  const server = aServer(() => reply.current())
  const { call } = createApiClient({ tokens: createTokens(undefined), fetch: server.fetch })
  /** The code of the failure, or 'fine'. */
  const ask = (breaker: BreakerName, endpoint: Endpoint = healthApi.wake) =>
    call(endpoint, {} as never, { breaker, retries: 0 }).then(
      () => 'fine',
      (error) => error.code,
    )
  const times = async (count: number, breaker: BreakerName) => {
    for (let i = 0; i < count; i++) await ask(breaker)
  }
  return { ask, times, server }
}
const fine = () => success({ status: 'awake' })

describe('a breaker', () => {
  it.each([
    ['similarWorries', 3, 30_000],
    ['meTooCount', 5, 60_000],
    ['similarCount', 3, 45_000],
    ['default', 5, 60_000],
  ] as const)('%s opens after %i failures, for %i ms, then lets one trial through', async (name, failures, recoveryMs) => {
    const reply = { current: noNetwork as () => Response | Promise<Response> }
    const { ask, times, server } = aPage(reply)
    await times(failures - 1, name)
    expect(await ask(name)).toBe('NETWORK')
    expect(await ask(name)).toBe('CIRCUIT_OPEN')
    expect(server.seen).toHaveLength(failures)
    await vi.advanceTimersByTimeAsync(recoveryMs - 1)
    expect(await ask(name)).toBe('CIRCUIT_OPEN')
    await vi.advanceTimersByTimeAsync(1)
    expect(await ask(name)).toBe('NETWORK')
    expect(await ask(name)).toBe('CIRCUIT_OPEN')
    await vi.advanceTimersByTimeAsync(recoveryMs)
    reply.current = fine
    expect(await ask(name)).toBe('fine')
    expect(await ask(name)).toBe('fine')
  })

  it('says so in the sentence of the specification', async () => {
    const server = aServer(noNetwork)
    const { call } = createApiClient({ tokens: createTokens(undefined), fetch: server.fetch })
    const errors = []
    for (let i = 0; i < 6; i++) errors.push(await call(healthApi.wake, {}, { retries: 0 }).catch((error) => error))
    expect(errors.at(-1)).toMatchObject({
      code: 'CIRCUIT_OPEN',
      status: 0,
      message: 'Circuit breaker is open - service temporarily unavailable',
    })
  })

  it('lets only one of many through when it tries again', async () => {
    const reply = { current: noNetwork as () => Response | Promise<Response> }
    const { ask, times, server } = aPage(reply)
    await times(3, 'similarWorries')
    await vi.advanceTimersByTimeAsync(30_000)
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('similarWorries')))
    expect(server.seen).toHaveLength(4)
    expect(answers).toEqual(['NETWORK', 'CIRCUIT_OPEN', 'CIRCUIT_OPEN', 'CIRCUIT_OPEN', 'CIRCUIT_OPEN'])
  })

  it('forgets failures that are older than five minutes', async () => {
    const { ask, times } = aPage({ current: noNetwork })
    await times(4, 'default')
    await vi.advanceTimersByTimeAsync(300_000)
    expect(await ask('default')).toBe('NETWORK')
    expect(await ask('default')).toBe('NETWORK')
  })

  it('forgives everything after a success', async () => {
    const reply = { current: noNetwork as () => Response | Promise<Response> }
    const { ask, times } = aPage(reply)
    await times(4, 'default')
    reply.current = fine
    expect(await ask('default')).toBe('fine')
    reply.current = noNetwork
    await times(4, 'default')
    expect(await ask('default')).toBe('NETWORK')
    expect(await ask('default')).toBe('CIRCUIT_OPEN')
  })

  it('guards one endpoint and leaves the others alone', async () => {
    const { ask, times } = aPage({ current: noNetwork })
    await times(5, 'default')
    expect(await ask('default')).toBe('CIRCUIT_OPEN')
    expect(await ask('default', languagesApi.supported)).toBe('NETWORK')
  })

  it.each([400, 401, 403, 404, 409, 429])('does not count a %i', async (status) => {
    const { ask, times } = aPage({ current: () => failure(status, 'CONFLICT') })
    await times(10, 'default')
    expect(await ask('default')).toBe('CONFLICT')
  })

  it('does not count what fails because the device is offline', async () => {
    const { ask, times } = aPage({ current: noNetwork })
    vi.stubGlobal('navigator', { onLine: false })
    await times(10, 'default')
    expect(await ask('default')).toBe('NETWORK')
  })

  it('is not there for calls that ask whether the service is awake', async () => {
    const { ask, times } = aPage({ current: noNetwork })
    await times(20, 'none')
    expect(await ask('none')).toBe('NETWORK')
  })
})
