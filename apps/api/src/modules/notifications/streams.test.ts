import { authApi, followsApi, notificationsApi, type Tier, tiersApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { listenToStream, serveOnPort } from '../../testing/listen-to-stream.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { testApp } from '../../testing/test-app.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Data = { id: string | null; unreadCount: number; tier?: Tier }

let servers: { app: App; url: string }[]
beforeAll(async () => {
  // Two apps on one database behave like two processes.
  servers = await Promise.all([aServer(), aServer()])
})

async function aServer() {
  const app = await testApp()
  return { app, url: `${await serveOnPort(app)}/notifications/stream` }
}
const at = (index: number) => servers[index] as (typeof servers)[number]

const listen = (url: string, token: string) => listenToStream<Data>(url, token)

async function aFollowOf(userId: string, by = at(0).app) {
  const follower = await by.aMember()
  await by.call(followsApi.follow, { as: follower.token, params: { userId } })
}

describe('the event stream', () => {
  it('sends the state, then every change by any process', async () => {
    const member = await at(0).app.aMember()
    const [here, there] = [await listen(at(0).url, member.token), await listen(at(1).url, member.token)]
    expect(here.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(here.response.headers.get('content-encoding')).toBeNull()
    expect(here.response.headers.get('cache-control')).toBe('no-store, no-transform')
    expect(here.response.headers.get('x-content-type-options')).toBe('nosniff')
    for (const reader of [here, there]) {
      expect(await reader.next()).toEqual({ event: 'notifications', data: { id: null, unreadCount: 0, tier: 'free' } })
    }

    await aFollowOf(member.id)
    const { notifications } = (await at(0).app.call(notificationsApi.list, { as: member.token })).data
    for (const reader of [here, there]) {
      expect(await reader.next()).toEqual({
        event: 'notifications',
        data: { id: notifications[0]?.id, unreadCount: 1, tier: 'free' },
      })
    }
    await at(1).app.call(notificationsApi.readAll, { as: member.token })
    for (const reader of [here, there]) {
      expect(await reader.next()).toEqual({ event: 'notifications', data: { id: null, unreadCount: 0, tier: 'free' } })
    }
  })

  it('sends a changed tier at once', async () => {
    const { app } = at(0)
    const [member, admin] = [await app.aMember(), await app.promoted(await app.aMember({ verified: true }), 'admin')]
    const reader = await listen(at(1).url, member.token)
    expect((await reader.next())?.data.tier).toBe('free')
    await app.call(tiersApi.grant, { as: admin.token, body: { userId: member.id, tier: 'premium' } })
    expect((await reader.next())?.data.tier).toBe('premium')
  })

  it('sends no notifications of others, and nothing that was rolled back', async () => {
    const { app } = at(0)
    const [member, other] = [await app.aMember(), await app.aMember()]
    const reader = await listen(at(0).url, member.token)
    await reader.next()
    await aFollowOf(other.id)
    await app.database
      .tx(async () => {
        await aFollowOf(member.id)
        throw new Error('taken back')
      })
      .catch(() => {})
    await new Promise((done) => setTimeout(done, 300))
    expect(reader.events).toEqual([])
  })

  it('requires an account and a session that has not ended', async () => {
    const { app, url } = at(0)
    expect((await fetch(url)).status).toBe(401)
    expect((await fetch(url, { headers: { authorization: 'Bearer nobody' } })).status).toBe(401)
    const { token, refreshToken } = await app.aMember()
    await app.call(authApi.logout, { as: token, body: { refreshToken } })
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ error: { code: 'UNAUTHORIZED' } })
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(404)
  })

  it('ends with its session, in every process, and other sessions continue', async () => {
    const { app } = at(0)
    const member = await app.aMember()
    const again = await app.call(authApi.login, { body: { email: member.email, password: member.password } })
    const [first, second] = [await listen(at(1).url, member.token), await listen(at(1).url, signedIn(again.data).token)]
    await Promise.all([first.next(), second.next()])
    await app.call(authApi.logout, { as: member.token, body: { refreshToken: member.refreshToken } })
    expect(await first.next()).toBeUndefined()
    await aFollowOf(member.id)
    expect((await second.next())?.data.unreadCount).toBe(1)
  })

  it('is limited to six per person; the oldest gets an event and is closed', async () => {
    const member = await at(0).app.aMember()
    const readers = []
    for (let i = 0; i < 7; i++) {
      const reader = await listen(at(0).url, member.token)
      expect((await reader.next())?.event).toBe('notifications')
      readers.push(reader)
    }
    expect((await readers[0]?.next())?.event).toBe('replaced')
    expect(await readers[0]?.next()).toBeUndefined()
    await aFollowOf(member.id)
    for (const reader of readers.slice(1)) expect((await reader.next())?.data.unreadCount).toBe(1)
  })

  it('ends after its lifetime, also for a client that reads nothing', async () => {
    const { app, url } = at(0)
    const { token } = await app.aMember()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const reader = await listen(url, token).finally(() => {
      vi.advanceTimersByTime(40 * 60_000)
      vi.useRealTimers()
    })
    await reader.next()
    expect(await reader.next()).toBeUndefined()
  })

  it('ends when the server closes, without delaying that', async () => {
    const { app, url } = await aServer()
    const member = await app.aMember()
    const reader = await listen(url, member.token)
    await reader.next()
    await app.server.close()
    expect(await reader.next()).toBeUndefined()
  })
})
