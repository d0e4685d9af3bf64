import { randomInt, randomUUID } from 'node:crypto'
import { createServer, type Server, type Socket } from 'node:net'
import pino from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { testApp } from '../testing/test-app.ts'
import { addressOf } from './rate-limit.ts'
import { memoryCounter, openRateStores } from './rate-stores.ts'

type App = Awaited<ReturnType<typeof testApp>>

/** An address that no other test uses. */
const anAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
const aNet = () => `2001:db8:${randomInt(0xffff).toString(16)}:${randomInt(0xffff).toString(16)}`
const strict = (environment: Record<string, string> = {}) => testApp({ environment: { RATE_LIMIT_SCALE: '1', ...environment } })

async function signIn(app: App, from: string, email = `${randomUUID()}@example.org`) {
  return app.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: 'Not-the-one-1' },
    remoteAddress: from,
  })
}
const check = (app: App, from: string) =>
  app.server.inject({ url: `/api/users/username-available/n_${randomInt(1e9)}`, remoteAddress: from })
const changeLanguage = (app: App, token: string, from: string) =>
  app.server.inject({
    method: 'PUT',
    url: '/api/languages/preference',
    payload: { languageCode: 'fr' },
    headers: { authorization: `Bearer ${token}` },
    remoteAddress: from,
  })
const times = async (count: number, work: () => Promise<{ statusCode: number }>) => {
  const statuses: number[] = []
  for (let i = 0; i < count; i++) statuses.push((await work()).statusCode)
  return statuses
}

describe('a rate limit', () => {
  test('is shared by two processes on one database', async () => {
    const [one, other] = [await strict(), await strict()]
    const from = anAddress()
    expect(await times(5, () => signIn(one, from))).toEqual(Array(5).fill(401))
    expect(await times(5, () => signIn(other, from))).toEqual(Array(5).fill(401))
    expect((await signIn(one, from)).statusCode).toBe(429)
    expect((await signIn(other, from)).statusCode).toBe(429)
    expect((await signIn(one, anAddress())).statusCode).toBe(401)
  })

  test('counts all closed connections, whose address is unknown, as one', () => {
    expect(addressOf({ ip: undefined })).toBe('gone')
  })

  test('is reported in the words of the contract, with a time for the retry', async () => {
    const app = await strict()
    const from = anAddress()
    await times(10, () => signIn(app, from))
    const refused = await signIn(app, from)
    expect(refused.json()).toEqual({
      error: { code: 'RATE_LIMITED', message: 'Too many requests. Please wait a moment and try again' },
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  test('allows three emails an hour to one mailbox', async () => {
    const app = await strict()
    const email = `${randomUUID()}@example.org`
    const forgot = () =>
      app.server.inject({
        method: 'POST',
        url: '/api/auth/forgot-password',
        payload: { email },
        remoteAddress: anAddress(),
      })
    expect(await times(4, forgot)).toEqual([200, 200, 200, 429])
  })

  test('counts an email to oneself by the account, whatever address the call names', async () => {
    const app = await strict()
    const member = await (await testApp()).aMember()
    const other = `${randomUUID()}@example.org`
    const resend = (email: string) =>
      app.server.inject({
        method: 'POST',
        url: '/api/auth/resend-verification',
        payload: { email },
        headers: { authorization: `Bearer ${member.token}` },
        remoteAddress: anAddress(),
      })
    expect(await times(3, () => resend(other))).toEqual([200, 200, 200])
    expect((await resend(`${randomUUID()}@example.org`)).statusCode).toBe(429)
    const forgot = await app.server.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      payload: { email: other },
      remoteAddress: anAddress(),
    })
    expect(forgot.statusCode).toBe(200)
  })

  test('allows one account to email five addresses an hour', async () => {
    const app = await strict()
    const member = await (await testApp()).aMember()
    const change = () =>
      app.server.inject({
        method: 'POST',
        url: '/api/auth/forgot-password',
        payload: { email: `${randomUUID()}@example.org` },
        headers: { authorization: `Bearer ${member.token}` },
        remoteAddress: anAddress(),
      })
    expect(await times(6, change)).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('counts a whole IPv6 /64 as one client, and the next one separately', async () => {
    const app = await strict()
    const net = aNet()
    let host = 0
    expect(await times(10, () => signIn(app, `${net}::${++host}`))).toEqual(Array(10).fill(401))
    expect((await signIn(app, `${net}:ffff:1:2:3`)).statusCode).toBe(429)
    expect((await signIn(app, `${aNet()}::1`)).statusCode).toBe(401)
  })

  test('counts a whole IPv6 /48 as eight of its networks', async () => {
    const app = await strict({ RATE_LIMIT_SCALE: '0.2' })
    const site = `2001:db8:${randomInt(0xffff).toString(16)}`
    let network = 0
    const next = () => signIn(app, `${site}:${(++network).toString(16)}::1`)
    expect(await times(16, next)).toEqual(Array(16).fill(401))
    expect((await next()).statusCode).toBe(429)
    expect((await signIn(app, `${aNet()}::1`)).statusCode).toBe(401)
  })

  test('counts writes by account, not by address', async () => {
    const app = await strict({ RATE_LIMIT_SCALE: '0.05' })
    const [one, other] = [await (await testApp()).aMember(), await (await testApp()).aMember()]
    const from = anAddress()
    expect(await times(4, () => changeLanguage(app, one.token, from))).toEqual([200, 200, 200, 429])
    expect((await changeLanguage(app, one.token, anAddress())).statusCode).toBe(429)
    expect((await changeLanguage(app, other.token, from)).statusCode).toBe(200)
  })

  test('counts checks in memory, separately in each process', async () => {
    const [one, other] = [await strict({ RATE_LIMIT_SCALE: '0.1' }), await strict({ RATE_LIMIT_SCALE: '0.1' })]
    const from = anAddress()
    expect(await times(4, () => check(one, from))).toEqual([200, 200, 200, 429])
    expect((await check(other, from)).statusCode).toBe(200)
  })

  test('is scaled by RATE_LIMIT_SCALE', async () => {
    const app = await strict({ RATE_LIMIT_SCALE: '0.2' })
    expect(await times(3, () => signIn(app, anAddressOnce))).toEqual([401, 401, 429])
  })
  const anAddressOnce = anAddress()

  test('applies to all calls under /api together, but not to static files', async () => {
    const app = await strict({ RATE_LIMIT_SCALE: '0.01' })
    const from = anAddress()
    const get = (url: string) => app.server.inject({ url, remoteAddress: from })
    expect(await times(7, () => get('/api/nothing-here'))).toEqual([...Array(6).fill(404), 429])
    expect((await get('/assets/nothing-here.js')).statusCode).toBe(404)
  })

  test('stores no readable address', async () => {
    const app = await strict()
    const [from, email] = [anAddress(), `${randomUUID()}@example.org`]
    await signIn(app, from, email)
    const rows = JSON.stringify(await app.database.db().selectFrom('rate_limits').selectAll().execute())
    expect(rows).not.toContain(from)
    expect(rows).not.toContain(email)
  })

  test('lets calls pass when the store fails, and logs that without the address', async () => {
    const lines: string[] = []
    const failing = async () => {
      throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
    }
    const app = await testApp({
      environment: { RATE_LIMIT_SCALE: '0.01' },
      deps: {
        rateStores: { shared: failing, own: failing, close: async () => {} },
        log: pino({ level: 'info' }, { write: (line) => void lines.push(line) }),
      },
    })
    const from = anAddress()
    expect(await times(9, () => signIn(app, from))).toEqual(Array(9).fill(401))
    expect(lines.join('')).toContain('rate limit not counted')
    expect(lines.join('')).not.toContain(from)
  })
})

test('the memory store has a maximum number of keys', async () => {
  const count = memoryCounter(3)
  for (let i = 0; i < 10; i++) await count(`key ${i}`, 60_000)
  expect((await count('key 9', 60_000)).hits).toBe(2)
  expect((await count('key 0', 60_000)).hits).toBe(1)
})

test('expired windows are deleted', async () => {
  const app = await strict()
  const rows = () => app.database.db().selectFrom('rate_limits').select('key').where('key', '=', 'old').execute()
  await app.database
    .db()
    .insertInto('rate_limits')
    .values({ key: 'old', hits: 3, reset_at: new Date(Date.now() - 1_000) })
    .execute()
  await app.jobs['site.cleanup']?.({})
  expect(await rows()).toEqual([])
})

describe('with REDIS_URL', () => {
  const servers: Server[] = []
  const sockets = new Set<Socket>()
  afterEach(() => {
    for (const socket of sockets) socket.destroy()
    for (const server of servers.splice(0)) server.close()
  })

  /** Implements as much of the Redis protocol as the counter needs: every EVAL counts its key. */
  async function aRedis() {
    const hits = new Map<string, number>()
    const server = createServer((socket) => {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('data', (chunk) => {
        for (const command of chunk.toString().split(/(?=\*\d+\r\n\$)/)) {
          const words = command.split('\r\n').filter((_, index) => index > 0 && index % 2 === 0)
          if (words[0]?.toLowerCase() === 'eval') {
            const key = command.match(/worrystone:rate:\S+/)?.[0] ?? ''
            hits.set(key, (hits.get(key) ?? 0) + 1)
            socket.write(`*2\r\n:${hits.get(key)}\r\n:60000\r\n`)
          } else if (words[0]?.toLowerCase() === 'info') {
            socket.write('$17\r\nredis_version:7.0\r\n')
          } else {
            socket.write('+OK\r\n')
          }
        }
      })
    })
    servers.push(server)
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const address = server.address()
    return { hits, url: `redis://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` }
  }

  test('everything is counted in Redis, and calls pass while it does not respond', async () => {
    const redis = await aRedis()
    const stores = await openRateStores({ redisUrl: redis.url }, (await testApp()).database)
    const app = await testApp({ environment: { RATE_LIMIT_SCALE: '0.2' }, deps: { rateStores: stores } })
    const from = anAddress()
    expect(await times(3, () => signIn(app, from))).toEqual([401, 401, 429])
    expect([...redis.hits.keys()].some((key) => key.startsWith('worrystone:rate:sign-in:'))).toBe(true)

    for (const socket of sockets) socket.destroy()
    for (const server of servers.splice(0)) server.close()
    expect((await signIn(app, from)).statusCode).toBe(401)
    await stores.close()
  })

  test('an unreachable server is named at the start', async () => {
    const { redisUrl } = readConfig({ REDIS_URL: 'redis://127.0.0.1:1' })
    await expect(openRateStores({ redisUrl }, (await testApp()).database)).rejects.toThrow(
      'REDIS_URL is unreachable (127.0.0.1:1: ECONNREFUSED): start that Redis or correct the setting.',
    )
  })
})
