// @vitest-environment node
import { authApi, healthApi, languagesApi } from '@worrystone/contracts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApiClient } from './api-client.ts'
import { fakeBrowser } from './testing/fake-browser.ts'
import { failure, fakeServer, noNetwork, type SentRequest, success } from './testing/fake-server.ts'

const OLD = { token: 'access-1', refreshToken: 'refresh-1' }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A server that accepts one access token only and rotates refresh tokens, as the real one does. */
function aRotatingServer(renew?: (request: SentRequest) => Response | Promise<Response>) {
  let generation = 2
  const state = { valid: 'access-2', refreshes: 0 }
  const server = fakeServer(async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (request.url.endsWith('/auth/refresh')) {
      state.refreshes++
      if (renew) return renew(request)
      const tokens = { token: `access-${generation}`, refreshToken: `refresh-${generation}` }
      state.valid = tokens.token
      generation++
      return success(tokens)
    }
    if (request.headers.get('authorization') === `Bearer ${state.valid}`) return success({ languageCode: 'fr' })
    if (request.url.endsWith('/languages/preference')) return failure(401, 'UNAUTHORIZED', 'Please log in')
    return request.headers.has('authorization') ? failure(401, 'UNAUTHORIZED') : success({ status: 'awake' })
  })
  return { server, state }
}

function aTab(browser: ReturnType<typeof fakeBrowser>, server: { fetch: typeof fetch }, hasLocks = true) {
  const tokens = browser.tab()
  const changes: string[] = []
  tokens.subscribe((change) => changes.push(change))
  const { call } = createApiClient({ tokens, fetch: server.fetch, locks: hasLocks ? browser.locks : undefined })
  /** The response, or the code of the failure. */
  const callApi = () =>
    call(languagesApi.preference, {}, { retries: 0 }).then(
      (response) => response.languageCode,
      (error) => error.code,
    )
  return { tokens, changes, callApi, call }
}

async function settle<T>(promise: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(10_000)
  return promise
}

describe.each([
  ['with Web Locks', true],
  ['without Web Locks', false],
])('an expired access token, %s', (_, hasLocks) => {
  it('is refreshed once and the call repeated', async () => {
    const { server, state } = aRotatingServer()
    const { tokens, callApi } = aTab(fakeBrowser(), server, hasLocks)
    tokens.write(OLD)
    expect(await settle(callApi())).toBe('fr')
    expect(server.requests.map((requests) => requests.url)).toEqual([
      '/api/languages/preference',
      '/api/auth/refresh',
      '/api/languages/preference',
    ])
    expect(server.requests[1]).toMatchObject({ method: 'POST', body: { refreshToken: 'refresh-1' } })
    expect(server.requests[1]?.headers.has('authorization')).toBe(false)
    expect(tokens.read()).toEqual({ token: 'access-2', refreshToken: 'refresh-2' })
    expect(state.refreshes).toBe(1)
  })

  it('is refreshed once for twenty calls at the same time', async () => {
    const { server, state } = aRotatingServer()
    const { tokens, callApi } = aTab(fakeBrowser(), server, hasLocks)
    tokens.write(OLD)
    const results = await settle(Promise.all(Array.from({ length: 20 }, callApi)))
    expect(results).toEqual(Array(20).fill('fr'))
    expect(state.refreshes).toBe(1)
  })

  it('ends the session when the server refuses to refresh it', async () => {
    const { server, state } = aRotatingServer(() => failure(401, 'UNAUTHORIZED'))
    const { tokens, callApi, changes } = aTab(fakeBrowser(), server, hasLocks)
    tokens.write(OLD)
    const results = await settle(Promise.all(Array.from({ length: 20 }, callApi)))
    expect(new Set(results)).toEqual(new Set(['UNAUTHORIZED']))
    expect(state.refreshes).toBe(1)
    expect(tokens.read()).toBeNull()
    expect(changes).toEqual(['this-tab', 'refused'])
  })

  it.each([
    ['no network', noNetwork, 'NETWORK'],
    ['a 503', () => failure(503, 'SERVICE_UNAVAILABLE'), 'SERVICE_UNAVAILABLE'],
    ['a 429', () => failure(429, 'RATE_LIMITED'), 'RATE_LIMITED'],
  ])('keeps the session when the refresh fails with %s', async (__, reply, code) => {
    const { server } = aRotatingServer(reply as typeof noNetwork)
    const { tokens, callApi, changes } = aTab(fakeBrowser(), server, hasLocks)
    tokens.write(OLD)
    expect(await settle(callApi())).toBe(code)
    expect(tokens.read()).toEqual(OLD)
    expect(changes).toEqual(['this-tab'])
  })
})

describe('a refresh', () => {
  it('happens once for all tabs', async () => {
    const browser = fakeBrowser()
    const { server, state } = aRotatingServer()
    const tabs = [aTab(browser, server), aTab(browser, server), aTab(browser, server)]
    tabs[0]?.tokens.write(OLD)
    const results = await settle(Promise.all(tabs.flatMap(({ callApi }) => [callApi(), callApi()])))
    expect(results).toEqual(Array(6).fill('fr'))
    expect(state.refreshes).toBe(1)
  })

  it('happens once for all tabs also where storage writes reach them late', async () => {
    const browser = fakeBrowser({ delayMs: 700 })
    const { server, state } = aRotatingServer()
    const tabs = [aTab(browser, server), aTab(browser, server), aTab(browser, server)]
    tabs[0]?.tokens.write(OLD)
    await vi.advanceTimersByTimeAsync(1_000)
    const results = await settle(Promise.all(tabs.flatMap(({ callApi }) => [callApi(), callApi()])))
    expect(results).toEqual(Array(6).fill('fr'))
    expect(state.refreshes).toBe(1)
  })

  it('resolves with the new token at once, without waiting for the other tabs', async () => {
    const { server } = aRotatingServer()
    const tab = aTab(fakeBrowser(), server)
    tab.tokens.write(OLD)
    const promise = tab.callApi()
    // Three requests of 20 ms.
    await vi.advanceTimersByTimeAsync(60)
    expect(await Promise.race([promise, Promise.resolve('late')])).toBe('fr')
  })

  it('uses a token that another tab got meanwhile', async () => {
    const browser = fakeBrowser()
    const { server, state } = aRotatingServer()
    const tab = aTab(browser, server)
    const other = browser.tab()
    tab.tokens.write(OLD)
    const promise = tab.callApi()
    await vi.advanceTimersByTimeAsync(10)
    other.write({ token: 'access-2', refreshToken: 'refresh-2' })
    expect(await settle(promise)).toBe('fr')
    expect(state.refreshes).toBe(0)
    expect(tab.changes).toEqual(['this-tab', 'another-tab'])
  })

  it('does not end a session that another tab refreshed while this refresh was refused', async () => {
    const browser = fakeBrowser()
    const other = browser.tab()
    const { server } = aRotatingServer(() => {
      other.write({ token: 'access-2', refreshToken: 'refresh-2' })
      return failure(401, 'UNAUTHORIZED')
    })
    const tab = aTab(browser, server, false)
    tab.tokens.write(OLD)
    expect(await settle(tab.callApi())).toBe('fr')
    expect(tab.tokens.read()?.token).toBe('access-2')
  })

  it('does not restore a session that was ended meanwhile', async () => {
    const browser = fakeBrowser()
    const { server } = aRotatingServer()
    const tab = aTab(browser, server)
    tab.tokens.write(OLD)
    const promise = tab.callApi()
    await vi.advanceTimersByTimeAsync(30)
    tab.tokens.clear()
    expect(await settle(promise)).toBe('UNAUTHORIZED')
    expect(tab.tokens.read()).toBeNull()
  })

  it('is not tried for wrong credentials, nor for a visitor', async () => {
    const { server, state } = aRotatingServer()
    const tab = aTab(fakeBrowser(), server)
    expect(await settle(tab.callApi())).toBe('UNAUTHORIZED')
    const refusing = fakeServer(() => failure(401, 'INVALID_CREDENTIALS'))
    const other = aTab(fakeBrowser(), refusing)
    other.tokens.write(OLD)
    expect(await settle(other.callApi())).toBe('INVALID_CREDENTIALS')
    expect(state.refreshes).toBe(0)
    expect(refusing.requests).toHaveLength(1)
    expect(other.tokens.read()).toEqual(OLD)
  })

  it('is tried once for each call, even when the new token is refused too', async () => {
    const { server, state } = aRotatingServer(() => success({ token: 'useless', refreshToken: 'r' }))
    const tab = aTab(fakeBrowser(), server)
    tab.tokens.write(OLD)
    expect(await settle(tab.callApi())).toBe('UNAUTHORIZED')
    expect(state.refreshes).toBe(1)
  })

  it('that is refused leaves public endpoints usable', async () => {
    const { server } = aRotatingServer(() => failure(401, 'UNAUTHORIZED'))
    const { tokens, call } = aTab(fakeBrowser(), server)
    tokens.write(OLD)
    expect(await settle(call(healthApi.wake, {}))).toEqual({ status: 'awake' })
    expect(tokens.read()).toBeNull()
  })

  it('is not queued behind the calls that wait for it', async () => {
    const { server, state } = aRotatingServer()
    const tab = aTab(fakeBrowser(), server)
    tab.tokens.write(OLD)
    const all = Promise.all(Array.from({ length: 30 }, tab.callApi))
    await vi.advanceTimersByTimeAsync(45)
    expect(state.refreshes).toBe(1)
    expect(await settle(all)).toEqual(Array(30).fill('fr'))
  })

  it('without a refresh token ends the session without a request', async () => {
    const browser = fakeBrowser()
    const { server, state } = aRotatingServer()
    const tab = aTab(browser, server)
    browser.data.set('auth_token', 'access-1')
    expect(await settle(tab.callApi())).toBe('UNAUTHORIZED')
    expect(state.refreshes).toBe(0)
    expect(tab.tokens.read()).toBeNull()
  })
})

it('never refreshes for the refresh call itself', async () => {
  const server = fakeServer(() => failure(401, 'UNAUTHORIZED'))
  const tab = aTab(fakeBrowser(), server)
  tab.tokens.write(OLD)
  const promise = tab.call(authApi.refresh, { body: { refreshToken: 'x' } }).catch((error) => error.code)
  expect(await settle(promise)).toBe('UNAUTHORIZED')
  expect(server.requests).toHaveLength(1)
})
