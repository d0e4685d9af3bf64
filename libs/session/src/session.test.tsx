import { act, render, screen } from '@testing-library/react'
import { ERROR_MESSAGES } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const ada = aUser({ username: 'ada' })
const grace = aUser({ username: 'grace' })

const reply = (status: number, body: unknown) =>
  ({ ok: status < 400, status, headers: new Headers(), text: async () => JSON.stringify(body) }) as Response
const success = (data: unknown) => reply(200, { data })
const refusal = (status: number, code: string) => reply(status, { error: { code, message: 'No' } })

/** A page whose server answers by this function of the path. */
async function aPage(respond: (path: string) => Response | Promise<Response>) {
  vi.resetModules()
  const requestedPaths: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace('/api', '')
    requestedPaths.push(path)
    return respond(path)
  })
  const { session, useSession } = await import('./index.ts')
  const { queryClient, call, tokens } = await import('@worrystone/api-client')
  const { on } = await import('@worrystone/events')
  const emitted: unknown[] = []
  on('session.changed/1', ({ userId }) => emitted.push(userId))
  const onAsleep = vi.fn()
  on('service.asleep/1', onAsleep)
  return { session, useSession, queryClient, call, tokens, emitted, requestedPaths, onAsleep }
}

const stored = () => [localStorage.getItem('auth_token'), localStorage.getItem('refresh_token')]
function store(token: string, refreshToken: string) {
  localStorage.setItem('refresh_token', refreshToken)
  localStorage.setItem('auth_token', token)
}
const otherTabChanged = () => window.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth_token' }))

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('a change of the tier', () => {
  it('refetches every observed query, and removes none', async () => {
    store('a', 'r')
    const { session, queryClient, emitted } = await aPage(() => success(ada))
    await session.start()
    queryClient.setQueryData(['exercise'], 'closed')
    session.setUser({ ...ada, bio: 'New' })
    expect(queryClient.getQueryState(['exercise'])?.isInvalidated).toBe(false)
    session.setUser({ ...ada, tier: 'premium' })
    expect(queryClient.getQueryState(['exercise'])).toMatchObject({ isInvalidated: true, data: 'closed' })
    expect(emitted).toEqual([ada.id])
  })
})

describe('starting', () => {
  it('without tokens means signed out, without a request', async () => {
    const { session, emitted, requestedPaths } = await aPage(() => success(ada))
    expect(session.get()).toEqual({ status: 'starting' })
    await session.start()
    expect(session.get()).toEqual({ status: 'signed-out' })
    expect([requestedPaths, emitted]).toEqual([[], [null]])
  })

  it('with tokens loads the user', async () => {
    store('a', 'r')
    const { session, emitted, requestedPaths } = await aPage(() => success(ada))
    await session.start()
    expect(session.get()).toEqual({ status: 'signed-in', user: ada })
    expect([requestedPaths, emitted]).toEqual([['/auth/profile'], [ada.id]])
  })

  it.each([
    ['a 401 that can’t be renewed', 401, 'UNAUTHORIZED'],
    ['a 404', 404, 'NOT_FOUND'],
  ])('with %s clears the tokens', async (_, status, code) => {
    store('a', 'r')
    const { session, emitted } = await aPage(() => refusal(status, code))
    await session.start()
    expect(session.get()).toEqual({ status: 'signed-out' })
    expect([stored(), emitted]).toEqual([[null, null], [null]])
  })

  it.each<[string, (path: string) => Response | Promise<Response>]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a 503', () => refusal(503, 'SERVICE_UNAVAILABLE')],
    ['a 429', () => refusal(429, 'RATE_LIMITED')],
    [
      'a 401 although the tokens were renewed',
      (path) => {
        return path === '/auth/refresh' ? success({ token: 'a', refreshToken: 'r' }) : refusal(401, 'UNAUTHORIZED')
      },
    ],
    ['an answer of another release', () => success({ name: 'ada' })],
  ])('with %s keeps the tokens and retries until there is a response', async (_, failing) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    store('a', 'r')
    let respond = failing
    const { session, emitted, requestedPaths, onAsleep } = await aPage((path) => respond(path))
    await session.start()
    expect(session.get()).toEqual({ status: 'starting' })
    expect(onAsleep).toHaveBeenCalledExactlyOnceWith({ url: '/auth/profile' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(session.get()).toEqual({ status: 'starting' })
    expect([stored(), emitted]).toEqual([['a', 'r'], []])
    // At 0, 2, 6, 14, 29, 44 and 59 s.
    expect(onAsleep).toHaveBeenCalledTimes(7)
    respond = () => success(ada)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(session.get()).toEqual({ status: 'signed-in', user: ada })
    expect(emitted).toEqual([ada.id])
    const countBefore = requestedPaths.length
    await vi.advanceTimersByTimeAsync(120_000)
    expect(requestedPaths).toHaveLength(countBefore)
  })

  it('retries at once when the browser is online again', async () => {
    store('a', 'r')
    let isOnline = false
    const { session } = await aPage(() => (isOnline ? success(ada) : Promise.reject(new TypeError('Failed to fetch'))))
    await session.start()
    isOnline = true
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(session.get().status).toBe('signed-in')
  })

  it('stops retrying when an account signs in meanwhile', async () => {
    store('a', 'r')
    const { session, requestedPaths } = await aPage(() => refusal(503, 'SERVICE_UNAVAILABLE'))
    await session.start()
    session.signedIn({ token: 'b', refreshToken: 's', user: grace })
    const countBefore = requestedPaths.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requestedPaths).toHaveLength(countBefore)
    expect(session.get()).toEqual({ status: 'signed-in', user: grace })
  })
})

describe('signing in and out', () => {
  it('stores both tokens, sets the user and emits the event', async () => {
    const { session, useSession, emitted } = await aPage(() => success(ada))
    const Who = () => {
      const now = useSession()
      return <p>{now.status === 'signed-in' ? now.user.username : now.status}</p>
    }
    render(<Who />)
    await act(() => session.start())
    act(() => session.signedIn({ token: 'a', refreshToken: 'r', user: ada }))
    expect(screen.getByText('ada')).toBeDefined()
    expect([stored(), emitted]).toEqual([
      ['a', 'r'],
      [null, ada.id],
    ])
  })

  it('ends the session here at once, even when the server cannot be reached', async () => {
    store('a', 'r')
    const { session, queryClient, emitted, requestedPaths } = await aPage((path) =>
      path === '/auth/profile' ? success(ada) : Promise.reject(new TypeError('Failed to fetch')),
    )
    await session.start()
    queryClient.setQueryData(['private'], 'of ada')
    await session.signOut()
    expect(session.get()).toEqual({ status: 'signed-out' })
    expect([stored(), emitted]).toEqual([
      [null, null],
      [ada.id, null],
    ])
    expect(queryClient.getQueryCache().getAll()).toEqual([])
    await vi.advanceTimersByTimeAsync(0)
    expect(requestedPaths).toEqual(['/auth/profile', '/auth/logout'])
  })

  it('clears the cache of another account', async () => {
    store('a', 'r')
    const { session, queryClient, emitted } = await aPage(() => success(ada))
    await session.start()
    queryClient.setQueryData(['private'], 'of ada')
    session.signedIn({ token: 'b', refreshToken: 's', user: grace })
    expect(queryClient.getQueryData(['private'])).toBeUndefined()
    expect(emitted).toEqual([ada.id, grace.id])
  })

  it('sets a changed record without the event for another account', async () => {
    store('a', 'r')
    let record = ada
    const { session, queryClient, emitted } = await aPage(() => success(record))
    await session.start()
    queryClient.setQueryData(['private'], 'of ada')
    record = { ...ada, displayName: 'Ada L.' }
    await session.refreshUser()
    expect(session.get()).toEqual({ status: 'signed-in', user: record })
    session.setUser(grace)
    expect(session.get()).toEqual({ status: 'signed-in', user: record })
    expect([emitted, queryClient.getQueryData(['private'])]).toEqual([[ada.id], 'of ada'])
  })
})

describe('a session that expires', () => {
  it('sets `hasExpired` when the server refuses the refresh, and does not clear the cache twice', async () => {
    store('a', 'r')
    let isOver = false
    const { session, call, emitted } = await aPage(() => (isOver ? refusal(401, 'UNAUTHORIZED') : success(ada)))
    await session.start()
    isOver = true
    const { authApi } = await import('@worrystone/contracts')
    await call(authApi.profile, {}).catch(() => {})
    expect(session.get()).toEqual({ status: 'signed-out', hasExpired: true })
    expect([stored(), emitted]).toEqual([
      [null, null],
      [ada.id, null],
    ])
  })

  it('continues when only the network failed during the refresh', async () => {
    store('a', 'r')
    let isOut = false
    const { session, call, emitted } = await aPage((path) => {
      if (!isOut) return success(ada)
      return path === '/auth/refresh' ? Promise.reject(new TypeError('Failed to fetch')) : refusal(401, 'UNAUTHORIZED')
    })
    await session.start()
    isOut = true
    const { authApi } = await import('@worrystone/contracts')
    const error = await call(authApi.profile, {}, { retries: 0 }).catch((failure) => failure)
    expect(error.message).toBe(ERROR_MESSAGES.NETWORK)
    expect([session.get().status, stored(), emitted]).toEqual(['signed-in', ['a', 'r'], [ada.id]])
  })
})

describe('another tab', () => {
  it('signs this one out', async () => {
    store('a', 'r')
    const { session, queryClient, emitted } = await aPage(() => success(ada))
    await session.start()
    queryClient.setQueryData(['private'], 'of ada')
    localStorage.clear()
    otherTabChanged()
    expect(session.get()).toEqual({ status: 'signed-out' })
    expect([emitted, queryClient.getQueryData(['private'])]).toEqual([[ada.id, null], undefined])
  })

  it('signs this one in', async () => {
    const { session, emitted } = await aPage(() => success(ada))
    await session.start()
    store('a', 'r')
    otherTabChanged()
    await vi.advanceTimersByTimeAsync(0)
    expect(session.get()).toEqual({ status: 'signed-in', user: ada })
    expect(emitted).toEqual([null, ada.id])
  })

  it('may have refreshed the tokens only: nothing changes', async () => {
    store('a', 'r')
    const { session, queryClient, emitted } = await aPage(() => success(ada))
    await session.start()
    queryClient.setQueryData(['private'], 'of ada')
    store('b', 's')
    otherTabChanged()
    await vi.advanceTimersByTimeAsync(0)
    expect([emitted, queryClient.getQueryData(['private'])]).toEqual([[ada.id], 'of ada'])
  })

  it('may have signed in another account: this one follows', async () => {
    store('a', 'r')
    let who = ada
    const { session, queryClient, emitted } = await aPage(() => success(who))
    await session.start()
    queryClient.setQueryData(['private'], 'of ada')
    who = grace
    store('b', 's')
    otherTabChanged()
    await vi.advanceTimersByTimeAsync(0)
    expect([emitted, queryClient.getQueryData(['private'])]).toEqual([[ada.id, grace.id], undefined])
  })
})
