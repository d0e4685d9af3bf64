import { connect } from 'node:net'
import { authApi, ERROR_MESSAGES, type ErrorCode, languagesApi, postsApi, STATUS_BY_CODE } from '@worrystone/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  AppError,
  conflict,
  forbidden,
  invalidToken,
  notFound,
  rateLimited,
  unauthorized,
  unavailable,
} from './http/app-error.ts'
import { testApp } from './testing/test-app.ts'

let app: Awaited<ReturnType<typeof testApp>>
let member: Awaited<ReturnType<typeof app.aMember>>
const worry = { shortContent: 'What if nobody comes?', worryPrompt: 'What if...', privacyLevel: 'private' }

let port: number

beforeAll(async () => {
  app = await testApp()
  member = await app.aMember()
  port = await portOf(app)
})
afterAll(() => app.server.close())

async function portOf({ server }: typeof app): Promise<number> {
  await server.listen({ port: 0, host: '127.0.0.1' })
  return (server.server.address() as { port: number }).port
}

/** Everything the server sends in response to `text`, as raw text; `next` may write more. */
function rawAnswer(to: number, text: string, next?: (write: (more: string) => void) => Promise<void>): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(to, '127.0.0.1', () => {
      socket.write(text)
      setTimeout(() => void next?.((more) => socket.write(more)), 50)
    })
    socket.on('data', (data) => {
      received += data
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(received))
  })
}

const send = (payload: string, headers: Record<string, string> = {}) =>
  app.server.inject({
    method: 'POST',
    url: '/api/posts',
    payload,
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json', ...headers },
  })

describe('every error code', () => {
  const STATUSES = [400, 401, 403, 404, 409, 413, 415, 429, 500, 503]

  test.each(Object.entries(STATUS_BY_CODE))('%s has a status from the conventions', (_, status) => {
    expect(STATUSES).toContain(status)
  })

  test.each<[ErrorCode, AppError]>([
    ['UNAUTHORIZED', unauthorized()],
    ['FORBIDDEN', forbidden()],
    ['NOT_FOUND', notFound()],
    ['CONFLICT', conflict('Somebody has it already')],
    ['INVALID_TOKEN', invalidToken('Invalid reset link')],
    ['RATE_LIMITED', rateLimited(3)],
    ['SERVICE_UNAVAILABLE', unavailable()],
    ['INTERNAL', new AppError('INTERNAL', ERROR_MESSAGES.INTERNAL)],
  ])('%s has a status and a sentence', (code, failure) => {
    expect(failure.code).toBe(code)
    expect(failure.status).toBe(STATUS_BY_CODE[code])
    expect(failure.message).toMatch(/^\p{Lu}.*\s.*/u)
  })
})

describe('invalid input is refused with a readable message', () => {
  test.each([
    ['an unknown field', JSON.stringify({ ...worry, userId: 'someone' }), 'userId', 'This field is not known'],
    ['a list', '[]', '', 'Please send the fields of this request as one JSON object'],
    ['a text', '"x"', '', 'Please send the fields of this request as one JSON object'],
    ['nothing', 'null', '', 'Please send the fields of this request as one JSON object'],
  ])('%s', async (_, payload, path, message) => {
    const answer = await send(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.details).toEqual([{ path, message }])
  })

  test('a response does not grow with the request', async () => {
    const endless = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`key${i}`, 1]))
    expect((await send(JSON.stringify({ ...worry, ...endless }))).body.length).toBeLessThan(3_000)
    expect((await send(JSON.stringify({ ...worry, ['k'.repeat(200_000)]: 1 }))).body.length).toBeLessThan(1_000)
  })

  test('plain text is not an accepted body type', async () => {
    const answer = await send(JSON.stringify(worry), { 'content-type': 'text/plain' })
    expect(answer.statusCode).toBe(415)
    expect(answer.json().error.code).toBe('UNSUPPORTED_MEDIA_TYPE')
  })

  test.each(['a\0b@example.org', 'a\r\nBcc: b@example.org', 'a\ud800@example.org'])('refuses the address %j', async (email) => {
    const { status, error } = await app.call(authApi.login, { body: { email, password: 'My-secret-1' } })
    expect([status, error.message]).toEqual([400, 'Invalid email address'])
    expect((await app.call(authApi.forgotPassword, { body: { email } })).status).toBe(400)
  })

  test.each([
    ['p', 8.64e15],
    ['p', Date.UTC(10_000, 0)],
    ['u', Date.UTC(10_000, 0)],
    ['d', 8.64e15],
  ])('refuses a cursor with a time outside the database’s range (%s%d)', async (kind, time) => {
    const end = kind === 'd' ? '.0.' : ''
    const cursor = Buffer.from(`${kind}${time.toString(36)}.ffffffff-ffff-ffff-ffff-ffffffffffff${end}`).toString('base64url')
    for (const list of [postsApi.list, postsApi.personalized, postsApi.discovery]) {
      const { status, error } = await app.call(list, { query: { cursor }, as: member.token })
      expect([status, error.message]).toEqual([400, 'Invalid cursor'])
    }
  })
})

describe('a URL in any spelling', () => {
  test.each(['/api/health', '/%61pi/health', 'http://anywhere.example/api/health'])('%s is a call of the API', async (url) => {
    const answer = await rawAnswer(port, `GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(answer).toContain('HTTP/1.1 200')
    expect(answer).toMatch(/cache-control: no-store/i)
  })

  test.each([
    ['broken HTTP', 'FOO\r\n\r\n', '400 Bad Request'],
    ['endless headers', `GET /api/health HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, '431 Request Header Fields Too Large'],
  ])('%s is refused in the usual envelope', async (_, text, line) => {
    const answer = await rawAnswer(port, text)
    expect(answer).toContain(`HTTP/1.1 ${line}`)
    expect(JSON.parse(answer.split('\r\n\r\n').at(-1) ?? '')).toEqual({
      error: { code: 'BAD_REQUEST', message: 'The request could not be read' },
    })
  })

  test('a malformed URL is answered with the usual headers', async () => {
    const { headers } = await app.server.inject('/api/posts/%ff')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  })

  test('no refusal is cached', async () => {
    expect((await app.server.inject('/remotes/nothing.js')).headers['cache-control']).toBe('no-store')
  })
})

test('an incomplete request times out: headers after 15 seconds, the whole request after 30', () => {
  const { headersTimeout, requestTimeout } = app.server.server
  expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 15_000, requestTimeout: 30_000 })
})

test('requests with guessed tokens are rate limited', async () => {
  const strict = await testApp({ environment: { RATE_LIMIT_SCALE: '0.01' } })
  const statuses: number[] = []
  for (let i = 0; i < 8; i++) statuses.push((await strict.call(languagesApi.preference, { as: 'not-a-token' })).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429])
})

test('during shutdown, an open connection receives 503 in the usual format', async () => {
  const closingApp = await testApp()
  const port = await portOf(closingApp)
  const body = JSON.stringify({ email: 'nobody@example.org', password: 'Not-the-one-1' })
  const head = `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
  const answers = rawAnswer(port, head, async (write) => {
    const closed = closingApp.server.close()
    await new Promise((resolve) => setTimeout(resolve, 100))
    write(`${body}GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n`)
    await closed
  })
  const [first, second] = (await answers).split(/(?=HTTP\/1\.1)/)
  // The request in progress is finished; the next one is refused.
  expect(first).toContain('HTTP/1.1 401')
  expect(second).toMatch(/HTTP\/1\.1 503[\s\S]*retry-after: 1[\s\S]*"code":"SERVICE_UNAVAILABLE"/i)
})
