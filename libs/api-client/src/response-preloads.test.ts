// @vitest-environment node
import { authApi, postsApi } from '@worrystone/contracts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApiClient, WITHOUT_TOKEN } from './api-client.ts'
import { aServer, failure, noNetwork, silence, success } from './testing/a-server.ts'
import { createTokens } from './tokens.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const page = (total: number) => ({ posts: [], hasMore: false, total, nextCursor: null })
const fine = (total = 1) => success(page(total))
const FIRST = '/posts?limit=20'

function aPage(...replies: Parameters<typeof aServer>) {
  const server = aServer(...replies)
  const tokens = createTokens(undefined)
  const { call, preloadResponse } = createApiClient({ tokens, fetch: server.fetch, random: () => 0 })
  const read = (query: { limit: number; privacyLevel?: 'public' } = { limit: 20 }) =>
    call(postsApi.list, { query }, { retries: 0 })
  return { preloadResponse, read, tokens, seen: server.seen }
}

describe('an answer asked for ahead', () => {
  it('is the answer of the call that wants it, without another request', async () => {
    const { preloadResponse, read, seen } = aPage(() => fine(7))
    preloadResponse(FIRST)
    expect(await read()).toMatchObject({ total: 7 })
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/posts?limit=20'])
  })

  it('is waited for while it is on its way', async () => {
    let arrive = (_: Response) => {}
    const { preloadResponse, read, seen } = aPage(() => new Promise((resolve) => (arrive = resolve)))
    preloadResponse(FIRST)
    const reading = read()
    await vi.advanceTimersByTimeAsync(1_000)
    arrive(fine(3))
    expect(await reading).toMatchObject({ total: 3 })
    expect(seen).toHaveLength(1)
  })

  it('is found whatever the order of the parameters', async () => {
    const { preloadResponse, read, seen } = aPage(() => fine())
    preloadResponse('/posts?privacyLevel=public&limit=20')
    await read({ limit: 20, privacyLevel: 'public' })
    expect(seen).toHaveLength(1)
  })

  it('serves one call only, and no other question', async () => {
    const { preloadResponse, read, seen } = aPage(() => fine(1))
    preloadResponse(FIRST)
    await read({ limit: 5 })
    await read()
    expect(seen).toHaveLength(2)
    await read()
    expect(seen).toHaveLength(3)
  })

  it('is asked for once however often it is wished', async () => {
    const { preloadResponse, seen } = aPage(silence)
    preloadResponse(FIRST)
    preloadResponse(FIRST)
    expect(seen).toHaveLength(1)
  })

  it('carries the token of who asks', async () => {
    const { preloadResponse, read, tokens, seen } = aPage(() => fine())
    tokens.write({ token: 'access', refreshToken: 'r' })
    preloadResponse(FIRST)
    await read()
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer access'])
  })

  it('is never shown to another person than the one who asked', async () => {
    const { preloadResponse, read, tokens, seen } = aPage(() => fine())
    preloadResponse(FIRST)
    await vi.advanceTimersByTimeAsync(0)
    tokens.write({ token: 'access', refreshToken: 'r' })
    await read()
    preloadResponse(FIRST)
    tokens.clear()
    await read()
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer access', 'Bearer access', null])
  })

  it('is not shown when another tab has signed in and nobody has told this one yet', async () => {
    const stored = new Map<string, string>()
    const localStorage = { getItem: (key: string) => stored.get(key) ?? null } as Storage
    const server = aServer(() => fine())
    const tokens = createTokens({ localStorage, addEventListener: () => {} } as never)
    const { call, preloadResponse } = createApiClient({ tokens, fetch: server.fetch })
    preloadResponse(FIRST)
    stored.set('auth_token', 'of another person')
    await call(postsApi.list, { query: { limit: 20 } })
    expect(server.seen.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer of another person'])
  })

  it('is dropped while it is on its way when somebody signs in', async () => {
    const { preloadResponse, tokens, seen } = aPage(silence)
    preloadResponse(FIRST)
    tokens.write({ token: 'access', refreshToken: 'r' })
    expect(seen[0]?.signal.aborted).toBe(true)
  })

  it('is forgotten after ten seconds', async () => {
    const { preloadResponse, read, seen } = aPage(() => fine())
    preloadResponse(FIRST)
    await vi.advanceTimersByTimeAsync(10_000)
    await read()
    expect(seen).toHaveLength(2)
  })

  it('that hangs is given up after ten seconds, and the waiting call asks for itself', async () => {
    const { preloadResponse, read, seen } = aPage(silence, () => fine(9))
    preloadResponse(FIRST)
    const reading = read()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await reading).toMatchObject({ total: 9 })
    expect(seen).toHaveLength(2)
  })

  it.each([
    ['no network', noNetwork],
    ['a 500', () => failure(500, 'INTERNAL')],
    ['an outdated token', () => failure(401, 'UNAUTHORIZED')],
  ] as const)('that fails (%s) leaves no trace: the call asks for itself', async (_, reply) => {
    const { preloadResponse, read, seen } = aPage(reply, () => fine(2))
    preloadResponse(FIRST)
    expect(await read()).toMatchObject({ total: 2 })
    expect(seen).toHaveLength(2)
  })

  it.each(['//elsewhere.test/a', 'https://elsewhere.test', '/../registry/x', '/posts/..'])('is never asked of %s', (address) => {
    const { preloadResponse, seen } = aPage(() => fine())
    preloadResponse(address)
    expect(seen).toEqual([])
  })
})

it('every call that goes without a token is one of the contract', () => {
  const urls = Object.values(authApi).map(({ url }) => url as string)
  expect([...WITHOUT_TOKEN].filter((url) => !urls.includes(url))).toEqual([])
})
