import { authApi } from '@worrystone/contracts'
import pino from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

let app: Awaited<ReturnType<typeof testApp>>
const lines: string[] = []
beforeAll(async () => {
  app = await testApp({ deps: { log: pino({ level: 'trace' }, { write: (line) => void lines.push(line) }) } })
})

const post = (url: string, payload: string, type = 'application/json') =>
  app.server.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })

describe('every refusal has the same envelope', () => {
  test.each([
    ['a body that is not JSON', () => post('/api/auth/login', '{"email":'), 400, 'BAD_REQUEST', /valid JSON/],
    ['a body that poisons prototypes', () => post('/api/auth/login', '{"__proto__":{"a":1}}'), 400, 'BAD_REQUEST', /valid JSON/],
    ['an empty body where one is needed', () => post('/api/auth/login', ''), 400, 'VALIDATION_ERROR', /./],
    ['a list instead of an object', () => post('/api/auth/login', '[]'), 400, 'VALIDATION_ERROR', /./],
    ['an unknown URL', () => app.server.inject('/api/nothing'), 404, 'NOT_FOUND', /not found/],
    ['another method', () => app.server.inject({ method: 'DELETE', url: '/api/auth/login' }), 404, 'NOT_FOUND', /not found/],
    ['a malformed URL', () => app.server.inject('/api/auth/check-email/%E0%A4%A'), 400, 'BAD_REQUEST', /could not be read/],
    [
      'too large a body',
      () => post('/api/auth/login', `{"email":"${'x'.repeat(300_000)}"}`),
      413,
      'PAYLOAD_TOO_LARGE',
      /too large/,
    ],
    [
      'an unsupported content type',
      () => post('/api/auth/login', 'email=a', 'application/x-www-form-urlencoded'),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      /json/,
    ],
    ['a visitor', () => app.server.inject('/api/auth/profile'), 401, 'UNAUTHORIZED', /log in/],
  ])('%s', async (_, make, status, code, message) => {
    const response = await make()
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    const { error, ...rest } = response.json()
    expect(rest).toEqual({})
    expect(error.code).toBe(code)
    expect(error.message).toMatch(message)
    expect(response.body).not.toMatch(/stack|node_modules|FST_|\.ts/)
  })

  test.each(['/api/posts/%00', '/api/registry/%00/manifest', '/api/posts?category=%00', '/remotes/worries/%00/entry.js'])(
    'refuses a URL that contains a NUL: %s',
    async (address) => {
      const response = await app.server.inject(address)
      expect([response.statusCode, response.json().error]).toEqual([
        400,
        { code: 'BAD_REQUEST', message: 'The address of this request could not be read' },
      ])
    },
  )

  test('authorization runs before validation, so that a visitor learns nothing about the input', async () => {
    const response = await app.server.inject({ method: 'PUT', url: '/api/languages/preference', payload: { wrong: true } })
    expect(response.statusCode).toBe(401)
  })
})

test('an unavailable database results in 503 with Retry-After', async () => {
  const { database } = app
  let isUnavailable = false
  const unavailable = await testApp({
    deps: {
      database: {
        ...database,
        db() {
          if (isUnavailable) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
          return database.db()
        },
      },
    },
  })
  isUnavailable = true
  const { status, error, headers } = await unavailable.call(authApi.checkUsername, { params: { username: 'anybody' } })
  expect(status).toBe(503)
  expect(error).toEqual({ code: 'SERVICE_UNAVAILABLE', message: 'Services are waking up. Please try again in a moment.' })
  expect(headers['retry-after']).toBe('5')
})

test('an unexpected error is returned as one sentence and logged without user content', async () => {
  const { database } = app
  let isBroken = false
  const own: string[] = []
  const failingApp = await testApp({
    deps: {
      log: pino({ level: 'trace' }, { write: (line) => void own.push(line) }),
      database: {
        ...database,
        db() {
          if (isBroken)
            throw Object.assign(new Error('broken'), { detail: 'Key (email)=(who@example.org)', parameters: ['who@example.org'] })
          return database.db()
        },
      },
    },
  })
  isBroken = true
  const { status, error } = await failingApp.call(authApi.login, { body: { email: 'who@example.org', password: 'My-secret-1' } })
  expect(status).toBe(500)
  expect(error).toEqual({ code: 'INTERNAL', message: 'Server error. Please try again later.' })
  expect(own.join('')).toContain('request failed')
  expect(own.join('')).not.toContain('who@example.org')
})

test('the log contains no personal data, whatever happened', async () => {
  const member = await app.aMember()
  await app.call(authApi.profile, { as: member.token })
  await app.call(authApi.login, { body: { email: member.email, password: member.password } })
  await app.call(authApi.login, { body: { email: member.email, password: 'Not-the-one-1' } })
  await app.call(authApi.register, { body: { email: member.email, username: member.username, password: member.password } })
  await app.call(authApi.checkEmail, { params: { email: member.email } })
  await app.call(authApi.checkUsername, { params: { username: member.username } })
  await app.call(authApi.verifyEmail, { query: { token: 'a-token-of-a-link' } })
  await app.call(authApi.refresh, { body: { refreshToken: member.refreshToken } })
  await app.call(authApi.forgotPassword, { body: { email: member.email } })
  await app.runJobs('mail.reset')
  await post('/api/auth/login', `{"email":"${member.email}", "password": "${member.password}"`)
  await app.server.inject(`/api/nothing/${member.email}?q=${member.email}`)

  const log = lines.join('')
  expect(log).toContain('/api/auth/check-email/:email')
  for (const personal of [
    member.email,
    member.username,
    member.password,
    member.token,
    member.refreshToken,
    'a-token-of-a-link',
  ]) {
    expect(log).not.toContain(personal)
  }
})
