// @vitest-environment node
import { authApi, commentsApi, followsApi, healthApi, LANGUAGES, languagesApi, postsApi, supportApi } from '@worrystone/contracts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApiClient } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { failure, fakeServer, noNetwork, silence, success } from './testing/fake-server.ts'
import { createTokens } from './tokens.ts'

const awake = { status: 'awake' }
const USER = '0198c0de-0000-7000-8000-000000000001'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const aClient = (server: { fetch: typeof fetch }, language?: () => string) => {
  const tokens = createTokens(undefined)
  return { tokens, ...createApiClient({ tokens, fetch: server.fetch, random: () => 0, ...(language && { language }) }) }
}
const failed = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => expect.fail('should have failed'),
    (error) => error,
  )

describe('a request', () => {
  it('carries path, query and body where the endpoint has them', async () => {
    const server = fakeServer(() => failure(404, 'NOT_FOUND'))
    const { call } = aClient(server)
    await failed(call(authApi.checkUsername, { params: { username: 'a/b c' } }))
    expect(server.requests[0]).toMatchObject({ method: 'GET', url: '/api/auth/check-username/a%2Fb%20c', body: undefined })
    await failed(call(postsApi.list, { query: { limit: 5, cursor: undefined, includeScheduled: 'true' } }))
    expect(server.requests[1]?.url).toBe('/api/posts?limit=5&includeScheduled=true')
    await failed(call(languagesApi.choose, { body: { languageCode: 'fr' } }))
    expect(server.requests[2]).toMatchObject({ method: 'PUT', body: { languageCode: 'fr' } })
    expect(server.requests[2]?.headers.get('content-type')).toBe('application/json')
  })

  it('omits optional parts that are empty', async () => {
    const server = fakeServer(() => success({ message: 'Done' }))
    await aClient(server).call(authApi.resendVerification, {})
    expect(server.requests[0]?.body).toBeUndefined()
    expect(server.requests[0]?.headers.has('content-type')).toBe(false)
  })

  it('outlives its page if it changes something and is small', async () => {
    const keepaliveFlags: (boolean | undefined)[] = []
    const fetch: typeof globalThis.fetch = async (_url, init) => {
      keepaliveFlags.push(init?.keepalive)
      return new Response('{}', { status: 404 })
    }
    const { call } = aClient({ fetch })
    const commentOf = (content: string) => call(commentsApi.create, { params: { postId: USER }, body: { content } })
    await failed(call(supportApi.add, { params: { postId: USER } }))
    await failed(commentOf('short'))
    await failed(commentOf('long '.repeat(1_000)))
    await failed(call(postsApi.list, { query: {} }))
    expect(keepaliveFlags).toEqual([true, true, undefined, undefined])
  })

  it('sends the chosen language and the token', async () => {
    const server = fakeServer(() => success(awake))
    let language = 'ar'
    const { call, tokens } = aClient(server, () => language)
    await call(healthApi.wake, {})
    expect(server.requests[0]?.headers.get('accept-language')).toBe('ar')
    expect(server.requests[0]?.headers.has('authorization')).toBe(false)
    tokens.write({ token: 'access', refreshToken: 'refresh' })
    language = 'ja'
    await call(healthApi.wake, {})
    expect(server.requests[1]?.headers.get('accept-language')).toBe('ja')
    expect(server.requests[1]?.headers.get('authorization')).toBe('Bearer access')
  })

  it('does not send an old token at a sign-in', async () => {
    const server = fakeServer(() => failure(401, 'INVALID_CREDENTIALS'))
    const { call, tokens } = aClient(server)
    tokens.write({ token: 'old', refreshToken: 'old' })
    await failed(call(authApi.login, { body: { email: 'a@b.co', password: 'secret1' } }))
    expect(server.requests[0]?.headers.has('authorization')).toBe(false)
    expect(server.requests).toHaveLength(1)
  })

  it('sends an idempotent POST with a key of its own, or the caller’s', async () => {
    const server = fakeServer(() => failure(400, 'VALIDATION_ERROR'))
    const { call } = aClient(server)
    const body = { shortContent: 'x', worryPrompt: 'I am worried about...' }
    await failed(call(postsApi.create, { body }))
    await failed(call(postsApi.create, { body }))
    await failed(call(postsApi.create, { body }, { idempotencyKey: 'draft-1' }))
    await failed(call(followsApi.follow, { params: { userId: USER } }))
    const keys = server.requests.map((request) => request.headers.get('idempotency-key'))
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).not.toBe(keys[0])
    expect(keys.slice(2)).toEqual(['draft-1', null])
  })

  it("does not compile without the endpoint's required input", () => {
    const { call } = aClient(fakeServer(noNetwork))
    // @ts-expect-error the body is missing
    void (() => call(authApi.login, {}))
    // @ts-expect-error the parameter has another name
    void (() => call(followsApi.follow, { params: { id: USER } }))
    // @ts-expect-error this endpoint has no body
    void (() => call(healthApi.wake, { body: {} }))
  })
})

describe('a response', () => {
  it('is the parsed data, without fields that are not in the contract', async () => {
    const server = fakeServer(() => success([{ ...LANGUAGES[0], secret: 1 }]))
    expect(await aClient(server).call(languagesApi.supported, {})).toEqual([LANGUAGES[0]])
  })

  it('that breaks the contract is an error, reported without its content', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    const error = await failed(aClient(fakeServer(() => success({ status: 'a private word' }))).call(healthApi.wake, {}))
    expect(error).toMatchObject({
      code: 'INTERNAL',
      status: 200,
      message: 'Server error. Please try again later.',
      isRetryable: false,
    })
    expect(report).toHaveBeenCalledOnce()
    expect(JSON.stringify(report.mock.calls)).not.toContain('a private word')
  })

  it('with an error keeps the server’s message, code and details', async () => {
    const reply = () =>
      Response.json(
        { error: { code: 'CONFLICT', message: 'Taken already', details: [{ path: 'username', message: 'Taken' }] } },
        { status: 409 },
      )
    const error = await failed(aClient(fakeServer(reply)).call(languagesApi.supported, {}))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      code: 'CONFLICT',
      status: 409,
      message: 'Taken already',
      retryAfterMs: null,
      isRetryable: false,
    })
    expect(error.details).toEqual([{ path: 'username', message: 'Taken' }])
  })

  it('with an unknown code keeps the server’s message', async () => {
    const error = await failed(aClient(fakeServer(() => failure(403, 'PAUSED', 'Take a break'))).call(languagesApi.supported, {}))
    expect(error).toMatchObject({ code: 'FORBIDDEN', message: 'Take a break' })
  })

  it.each([
    [400, 'BAD_REQUEST', 'Server error. Please try again later.'],
    [401, 'UNAUTHORIZED', 'Please log in to access this feature'],
    [403, 'FORBIDDEN', "You don't have permission to access this resource."],
    [404, 'NOT_FOUND', 'The requested content was not found'],
    [413, 'PAYLOAD_TOO_LARGE', 'Server error. Please try again later.'],
    [429, 'RATE_LIMITED', 'Too many requests. Please wait a moment and try again'],
    [500, 'INTERNAL', 'Server error. Please try again later.'],
    [502, 'SERVICE_UNAVAILABLE', 'Services are waking up. Please try again in a moment.'],
    [503, 'SERVICE_UNAVAILABLE', 'Services are waking up. Please try again in a moment.'],
  ])('with status %i and no body of the API is %s', async (status, code, message) => {
    const server = fakeServer(() => new Response('<html>proxy</html>', { status }))
    const error = await failed(aClient(server).call(languagesApi.supported, {}, { retries: 0 }))
    expect(error).toMatchObject({ code, message, status })
  })

  it.each([
    ['12', 12_000],
    [new Date(Date.UTC(2026, 10, 21, 12, 0, 30)).toUTCString(), 30_000],
    ['soon', null],
  ])('with Retry-After %s sets the retry delay', async (header, ms) => {
    vi.setSystemTime(Date.UTC(2026, 10, 21, 12, 0, 0))
    const reply = () => failure(429, 'RATE_LIMITED', 'Slower', { 'retry-after': header })
    const error = await failed(aClient(fakeServer(reply)).call(languagesApi.supported, {}))
    expect(error).toMatchObject({ retryAfterMs: ms, isRetryable: true })
  })
})

describe('without a response', () => {
  it('is a network error', async () => {
    const error = await failed(aClient(fakeServer(noNetwork)).call(healthApi.wake, {}, { retries: 0 }))
    expect(error).toMatchObject({
      code: 'NETWORK',
      status: 0,
      message: 'Network error. Please check your connection and try again',
      isRetryable: true,
    })
  })

  it('after 30 seconds a call times out and its request is aborted', async () => {
    const server = fakeServer(silence)
    const promise = failed(aClient(server).call(healthApi.wake, {}, { retries: 0 }))
    await vi.advanceTimersByTimeAsync(29_999)
    expect(server.requests[0]?.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await promise).toMatchObject({ code: 'TIMEOUT', message: 'Request timed out. Please try again', isRetryable: true })
    expect(server.requests[0]?.signal.aborted).toBe(true)
  })

  it('a call times out earlier with a shorter limit', async () => {
    const server = fakeServer(silence)
    const promise = failed(aClient(server).call(healthApi.wake, {}, { retries: 0, timeoutMs: 10_000 }))
    await vi.advanceTimersByTimeAsync(9_999)
    expect(server.requests[0]?.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect((await promise).code).toBe('TIMEOUT')
  })

  it('the limit of 30 seconds includes the body', async () => {
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"data"')) })
    const promise = failed(aClient(fakeServer(() => new Response(body))).call(healthApi.wake, {}, { retries: 0 }))
    await vi.advanceTimersByTimeAsync(30_000)
    expect((await promise).code).toBe('TIMEOUT')
  })

  it("a call rejects with the reason of the caller's abort", async () => {
    const server = fakeServer(silence)
    const controller = new AbortController()
    const promise = failed(aClient(server).call(healthApi.wake, {}, { signal: controller.signal }))
    await vi.advanceTimersByTimeAsync(10)
    controller.abort(new Error('left the page'))
    expect((await promise).message).toBe('left the page')
    expect(server.requests[0]?.signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.requests).toHaveLength(1)
  })

  it('a call that was aborted before is never sent', async () => {
    const server = fakeServer(() => success(awake))
    await failed(aClient(server).call(healthApi.wake, {}, { signal: AbortSignal.abort(new Error('too late')) }))
    expect(server.requests).toHaveLength(0)
  })
})
