// @vitest-environment node
import { postsApi } from '@worrystone/contracts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApiClient } from './api-client.ts'
import { failure, fakeServer, noNetwork, silence, success } from './testing/fake-server.ts'
import { createTokens } from './tokens.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const page = (total: number) => ({ posts: [], hasMore: false, total, nextCursor: null })
const pageResponse = (total = 1) => success(page(total))
const FIRST = '/posts?limit=20'

function aPage(...replies: Parameters<typeof fakeServer>) {
  const server = fakeServer(...replies)
  const tokens = createTokens(undefined)
  const { call, preload } = createApiClient({ tokens, fetch: server.fetch, random: () => 0 })
  const read = (query: { limit: number; privacyLevel?: 'public' } = { limit: 20 }) =>
    call(postsApi.list, { query }, { retries: 0 })
  return { preload, read, tokens, requests: server.requests }
}

describe('a preloaded response', () => {
  it('is used by its call, without another request', async () => {
    const { preload, read, requests } = aPage(() => pageResponse(7))
    preload(FIRST)
    expect(await read()).toMatchObject({ total: 7 })
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/posts?limit=20'])
  })

  it('is awaited while it is pending', async () => {
    let respond = (_: Response) => {}
    const { preload, read, requests } = aPage(() => new Promise((resolve) => (respond = resolve)))
    preload(FIRST)
    const reading = read()
    await vi.advanceTimersByTimeAsync(1_000)
    respond(pageResponse(3))
    expect(await reading).toMatchObject({ total: 3 })
    expect(requests).toHaveLength(1)
  })

  it('matches in any order of the parameters', async () => {
    const { preload, read, requests } = aPage(() => pageResponse())
    preload('/posts?privacyLevel=public&limit=20')
    await read({ limit: 20, privacyLevel: 'public' })
    expect(requests).toHaveLength(1)
  })

  it('is used by one call only, and only for its own address', async () => {
    const { preload, read, requests } = aPage(() => pageResponse(1))
    preload(FIRST)
    await read({ limit: 5 })
    await read()
    expect(requests).toHaveLength(2)
    await read()
    expect(requests).toHaveLength(3)
  })

  it('is requested once however often it is preloaded', async () => {
    const { preload, requests } = aPage(silence)
    preload(FIRST)
    preload(FIRST)
    expect(requests).toHaveLength(1)
  })

  it("carries the caller's token", async () => {
    const { preload, read, tokens, requests } = aPage(() => pageResponse())
    tokens.write({ token: 'access', refreshToken: 'r' })
    preload(FIRST)
    await read()
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer access'])
  })

  it('is never used for another account', async () => {
    const { preload, read, tokens, requests } = aPage(() => pageResponse())
    preload(FIRST)
    await vi.advanceTimersByTimeAsync(0)
    tokens.write({ token: 'access', refreshToken: 'r' })
    await read()
    preload(FIRST)
    tokens.clear()
    await read()
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer access', 'Bearer access', null])
  })

  it('is not used when another tab has signed in and this one is not notified yet', async () => {
    const stored = new Map<string, string>()
    const localStorage = { getItem: (key: string) => stored.get(key) ?? null } as Storage
    const server = fakeServer(() => pageResponse())
    const tokens = createTokens({ localStorage, addEventListener: () => {} } as never)
    const { call, preload } = createApiClient({ tokens, fetch: server.fetch })
    preload(FIRST)
    stored.set('auth_token', 'of another person')
    await call(postsApi.list, { query: { limit: 20 } })
    expect(server.requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer of another person'])
  })

  it('is dropped when an account signs in while it is pending', async () => {
    const { preload, tokens, requests } = aPage(silence)
    preload(FIRST)
    tokens.write({ token: 'access', refreshToken: 'r' })
    expect(requests[0]?.signal.aborted).toBe(true)
  })

  it('expires after ten seconds', async () => {
    const { preload, read, requests } = aPage(() => pageResponse())
    preload(FIRST)
    await vi.advanceTimersByTimeAsync(10_000)
    await read()
    expect(requests).toHaveLength(2)
  })

  it('that hangs is aborted after ten seconds, and the waiting call sends its own request', async () => {
    const { preload, read, requests } = aPage(silence, () => pageResponse(9))
    preload(FIRST)
    const reading = read()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await reading).toMatchObject({ total: 9 })
    expect(requests).toHaveLength(2)
  })

  it.each([
    ['no network', noNetwork],
    ['a 500', () => failure(500, 'INTERNAL')],
    ['an outdated token', () => failure(401, 'UNAUTHORIZED')],
  ] as const)('that fails (%s) is discarded: the call sends its own request', async (_, reply) => {
    const { preload, read, requests } = aPage(reply, () => pageResponse(2))
    preload(FIRST)
    expect(await read()).toMatchObject({ total: 2 })
    expect(requests).toHaveLength(2)
  })

  it.each(['//elsewhere.test/a', 'https://elsewhere.test', '/../registry/x', '/posts/..'])(
    'is never requested for %s',
    (address) => {
      const { preload, requests } = aPage(() => pageResponse())
      preload(address)
      expect(requests).toEqual([])
    },
  )
})
