import { authApi, commentsApi, followsApi, notificationsApi, postsApi, supportApi } from '@worrystone/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pushEndpoint } from '../../testing/push-endpoint.ts'
import { testApp } from '../../testing/test-app.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let app: Awaited<ReturnType<typeof testApp>>
let endpoint: Awaited<ReturnType<typeof pushEndpoint>>
/** How far the app's clock is ahead of the database's. */
let ahead = 0
const now = () => new Date(Date.now() + ahead)

beforeAll(async () => {
  endpoint = await pushEndpoint()
  app = await testApp({ now, environment: { PUSH_LOCAL: 'on' } })
})
afterAll(async () => {
  await app.server.close()
  await endpoint.close()
})
beforeEach(() => {
  ahead = 0
  endpoint.received.length = 0
  endpoint.respondWith(201)
})

type Member = Awaited<ReturnType<typeof app.aMember>>
/** A member without quiet hours unless a test sets them. */
async function aReader(preferences: object = { quietHoursStart: '00:00', quietHoursEnd: '00:00' }) {
  const reader = await app.aMember({ verified: true })
  await app.call(notificationsApi.update, { as: reader.token, body: preferences })
  return reader
}
async function aPost(author: Member) {
  const body = { shortContent: 'A secret about heights', worryPrompt: 'What if...', privacyLevel: 'public' }
  return (await app.call(postsApi.create, { as: author.token, body })).data
}
async function aFollowerOf({ id }: Member) {
  const follower = await app.aMember()
  await app.call(followsApi.follow, { as: follower.token, params: { userId: id } })
}
const mailJob = ({ id }: Member) => app.jobs['notifications.mail']?.({ userId: id })
const pushJob = ({ id }: Member) => app.jobs['notifications.push']?.({ userId: id })
const mailsTo = ({ email }: Member) => app.emails.filter(({ to, unsubscribe }) => to === email && unsubscribe)
async function jobOf(kind: string, { id }: Member) {
  return app.database
    .db()
    .selectFrom('jobs')
    .selectAll()
    .where('dedupe_key', '=', `${kind}:${id}`)
    .where('done_at', 'is', null)
    .executeTakeFirst()
}

describe('the delivery job', () => {
  const change = (reader: Member, set: object) =>
    app.database.db().updateTable('jobs').set(set).where('dedupe_key', '=', `notifications.mail:${reader.id}`).execute()
  const soon = () => new Date(Date.now() + 5 * MINUTE)

  it('exists once and keeps its time when more notifications arrive', async () => {
    const reader = await aReader()
    await aFollowerOf(reader)
    await change(reader, { run_at: soon() })
    const before = await jobOf('notifications.mail', reader)
    await aFollowerOf(reader)
    expect(await jobOf('notifications.mail', reader)).toEqual(before)
  })

  it('runs again for a notification that arrives while it runs, and after it was given up', async () => {
    const reader = await aReader()
    await aFollowerOf(reader)
    for (const state of [{ locked_until: soon() }, { attempts: 9, run_at: new Date(Date.now() - HOUR) }]) {
      await change(reader, { run_at: new Date(Date.now() - MINUTE), locked_until: null, ...state })
      await aFollowerOf(reader)
      const job = await jobOf('notifications.mail', reader)
      expect(job?.attempts).toBe(0)
      expect((job?.run_at.getTime() ?? 0) - Date.now()).toBeGreaterThan(9 * MINUTE)
    }
  })
})

describe('the digest email', () => {
  it('is sent ten minutes later, once for all notifications, without text of a worry', async () => {
    const reader = await aReader()
    const post = await aPost(reader)
    await aFollowerOf(reader)
    for (const friend of [await app.aMember(), await app.aMember()]) {
      await app.call(supportApi.add, { as: friend.token, params: { postId: post.id } })
      await app.call(commentsApi.create, { as: friend.token, params: { postId: post.id }, body: { content: 'Bridges hold' } })
    }
    const job = await jobOf('notifications.mail', reader)
    expect((job?.run_at.getTime() ?? 0) - Date.now()).toBeGreaterThan(9.5 * MINUTE)
    expect((job?.run_at.getTime() ?? 0) - Date.now()).toBeLessThan(10.5 * MINUTE)

    await mailJob(reader)
    ahead = 9 * MINUTE
    await mailJob(reader)
    expect(mailsTo(reader)).toEqual([])
    ahead = 11 * MINUTE
    for (let i = 0; i < 2; i++) await mailJob(reader)
    const [email, ...more] = mailsTo(reader)
    expect(more).toEqual([])
    expect(email?.text).toContain('• 2 people support you')
    expect(email?.text).toContain('• 2 new comments')
    expect(email?.text).toContain('• 1 new follower')
    expect(`${email?.subject}${email?.text}${email?.html}`).not.toMatch(/heights|Bridges|secret/)
    expect(email?.unsubscribe).toMatch(/^https:\/\/worrystone\.test\/api\/notifications\/unsubscribe\?token=/)
  })

  it('is not sent when everything was read meanwhile', async () => {
    const reader = await aReader()
    await aFollowerOf(reader)
    await app.call(notificationsApi.readAll, { as: reader.token })
    ahead = 11 * MINUTE
    await mailJob(reader)
    expect(mailsTo(reader)).toEqual([])
  })

  it('mentions nothing twice; later events get their own email', async () => {
    const reader = await aReader()
    await aFollowerOf(reader)
    ahead = 11 * MINUTE
    await mailJob(reader)
    expect(mailsTo(reader)).toHaveLength(1)
    await aFollowerOf(reader)
    // By the app's clock, which is ahead, that one is old enough as well.
    await mailJob(reader)
    expect(mailsTo(reader)).toHaveLength(2)
    expect(mailsTo(reader)[1]?.text).toContain('• 1 new follower')
  })

  it('is held in quiet hours, not dropped', async () => {
    const clock = (at: Date) => at.toISOString().slice(11, 16)
    const reader = await aReader({
      quietHoursStart: clock(new Date(Date.now() - HOUR)),
      quietHoursEnd: clock(new Date(Date.now() + 3 * HOUR)),
    })
    await aFollowerOf(reader)
    ahead = 11 * MINUTE
    await mailJob(reader)
    expect(mailsTo(reader)).toEqual([])
    const wait = ((await jobOf('notifications.mail', reader))?.run_at.getTime() ?? 0) - Date.now()
    expect(wait).toBeGreaterThan(3 * HOUR - 2 * MINUTE)
    expect(wait).toBeLessThanOrEqual(3 * HOUR)
    ahead = 3 * HOUR + MINUTE
    await mailJob(reader)
    expect(mailsTo(reader)).toHaveLength(1)
  })

  it('is not sent while mail is off, and omits what happened until mail is on again', async () => {
    const reader = await aReader({ emailNotifications: false })
    await aFollowerOf(reader)
    expect(await jobOf('notifications.mail', reader)).toBeUndefined()
    await app.call(notificationsApi.update, {
      as: reader.token,
      body: { emailNotifications: true, quietHoursStart: '00:00', quietHoursEnd: '00:00' },
    })
    ahead = 11 * MINUTE
    await mailJob(reader)
    expect(mailsTo(reader)).toEqual([])
  })

  it('is sent to verified addresses only', async () => {
    const reader = await app.aMember()
    await aFollowerOf(reader)
    expect(await jobOf('notifications.mail', reader)).toBeUndefined()
  })
})

describe('one-click unsubscribe', () => {
  async function aLink() {
    const reader = await aReader()
    await aFollowerOf(reader)
    ahead = 11 * MINUTE
    await mailJob(reader)
    const { pathname, search } = new URL(mailsTo(reader)[0]?.unsubscribe ?? '')
    return { reader, link: pathname + search }
  }
  const emails = async ({ token }: Member) =>
    (await app.call(notificationsApi.preferences, { as: token })).data.emailNotifications

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'switches mails off without a sign-in, idempotently (%s)',
    async (type) => {
      const { reader, link } = await aLink()
      for (let i = 0; i < 2; i++) {
        const response = await app.server.inject({
          method: 'POST',
          url: link,
          payload: type.startsWith('multipart')
            ? '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
            : 'List-Unsubscribe=One-Click',
          headers: { 'content-type': type },
        })
        expect(response.statusCode).toBe(200)
        expect(response.body).toContain('No more emails')
        expect(await emails(reader)).toBe(false)
      }
      await aFollowerOf(reader)
      await mailJob(reader)
      expect(mailsTo(reader)).toHaveLength(1)
    },
  )

  it('shows a confirmation page on GET, because mail filters open every link', async () => {
    const { reader, link } = await aLink()
    const response = await app.server.inject({ url: link })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.body).toContain('<form method="post">')
    expect(response.headers['content-security-policy']).toContain("form-action 'self'")
    expect(await emails(reader)).toBe(true)
  })

  it("refuses a link without a valid signature, also with another person's id in it", async () => {
    const { reader, link } = await aLink()
    const other = await app.aMember()
    const forged = [
      link.replace(reader.id, other.id),
      link.slice(0, -1),
      link.replace(/token=.*/, 'token='),
      link.replace(/\?.*/, ''),
    ]
    for (const url of forged) {
      const asked = await app.server.inject({ url })
      const clicked = await app.server.inject({ method: 'POST', url })
      expect([asked.statusCode, clicked.statusCode]).toEqual([400, 400])
    }
    expect(await emails(other)).toBe(true)
    expect(await emails(reader)).toBe(true)
  })
})

describe('push notifications', () => {
  let count = 0
  async function aSubscriber(preferences?: object) {
    const reader = await aReader(preferences)
    const subscription = endpoint.subscription(`b${++count}`)
    const response = await app.call(notificationsApi.subscribe, { as: reader.token, body: subscription })
    expect(response.status).toBe(200)
    return { ...reader, subscription }
  }

  it('reach the browser signed and encrypted, with kinds and counts and without text of members', async () => {
    const { publicKey } = (await app.call(notificationsApi.pushKey, { as: (await app.aMember()).token })).data
    const reader = await aSubscriber()
    const post = await aPost(reader)
    const friend = await app.aMember()
    await app.call(supportApi.add, { as: friend.token, params: { postId: post.id } })
    expect(await jobOf('notifications.push', reader)).toBeDefined()
    await pushJob(reader)
    await pushJob(reader)

    expect(endpoint.received).toHaveLength(1)
    const [received] = endpoint.received
    if (!received) throw new Error('nothing came')
    const payload = endpoint.decrypt(received)
    expect(payload).toMatchObject({
      kind: 'support',
      postId: post.id,
      count: 1,
      unreadCount: 1,
      language: 'en',
      text: 'You have 1 new notification',
    })
    expect(JSON.stringify(payload)).not.toMatch(new RegExp(`heights|secret|${friend.username}`))
    expect(received.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'notifications' })
    const { aud, exp } = endpoint.claimsOf(received, publicKey ?? '')
    expect(aud).toBe(endpoint.origin)
    expect(exp * 1_000 - Date.now()).toBeLessThanOrEqual(24 * HOUR)
  })

  it('are sent to a browser once, however often it subscribes, and to its current member only', async () => {
    const reader = await aSubscriber()
    await app.call(notificationsApi.subscribe, { as: reader.token, body: reader.subscription })
    const other = await aReader()
    await app.call(notificationsApi.subscribe, { as: other.token, body: reader.subscription })
    await aFollowerOf(reader)
    await aFollowerOf(other)
    await pushJob(reader)
    expect(endpoint.received).toHaveLength(0)
    await pushJob(other)
    expect(endpoint.received).toHaveLength(1)
  })

  it('end with the subscription, with the session, and when the push service reports the browser gone', async () => {
    const [left, out, gone] = [await aSubscriber(), await aSubscriber(), await aSubscriber()]
    for (let i = 0; i < 2; i++) {
      const body = { endpoint: left.subscription.endpoint }
      expect((await app.call(notificationsApi.unsubscribe, { as: left.token, body })).status).toBe(200)
    }
    await app.call(authApi.logout, { as: out.token, body: { refreshToken: out.refreshToken } })
    for (const reader of [left, out, gone]) await aFollowerOf(reader)
    for (const reader of [left, out]) await pushJob(reader)
    expect(endpoint.received).toHaveLength(0)

    endpoint.respondWith(410)
    await pushJob(gone)
    endpoint.respondWith(201)
    await aFollowerOf(gone)
    await pushJob(gone)
    expect(endpoint.received).toHaveLength(1)
  })

  it('are retried when the service fails, only for browsers that did not receive them', async () => {
    const reader = await aSubscriber()
    await aFollowerOf(reader)
    endpoint.respondWith(503)
    await expect(pushJob(reader)).rejects.toThrow('The push service answered 503')
    endpoint.respondWith(201)
    await pushJob(reader)
    await pushJob(reader)
    expect(endpoint.received).toHaveLength(2)
  })

  it('is held in quiet hours, not dropped', async () => {
    const clock = (at: Date) => at.toISOString().slice(11, 16)
    const reader = await aSubscriber({
      quietHoursStart: clock(new Date(Date.now() - HOUR)),
      quietHoursEnd: clock(new Date(Date.now() + 2 * HOUR)),
    })
    await aFollowerOf(reader)
    await pushJob(reader)
    expect(endpoint.received).toHaveLength(0)
    expect(((await jobOf('notifications.push', reader))?.run_at.getTime() ?? 0) - Date.now()).toBeGreaterThan(HOUR)
    // A browser that subscribes again meanwhile loses nothing.
    await app.call(notificationsApi.subscribe, { as: reader.token, body: reader.subscription })
    ahead = 2 * HOUR + MINUTE
    await pushJob(reader)
    expect(endpoint.received).toHaveLength(1)
  })

  it('are not sent for what happens while push is off, nor for what is read already', async () => {
    const off = await aSubscriber({ pushNotifications: false })
    await aFollowerOf(off)
    await pushJob(off)
    await app.call(notificationsApi.update, { as: off.token, body: { pushNotifications: true } })
    await pushJob(off)
    const reader = await aSubscriber()
    await aFollowerOf(reader)
    await app.call(notificationsApi.readAll, { as: reader.token })
    await pushJob(reader)
    expect(endpoint.received).toHaveLength(0)
  })

  it('refuse an invalid subscription and requests without sign-in', async () => {
    const { token } = await app.aMember()
    const { endpoint: address, keys } = endpoint.subscription('x')
    const wrong = [
      {},
      { endpoint: 'ftp://example.org/x', keys },
      { endpoint: address, keys: { ...keys, p256dh: 'A'.repeat(87) } },
      { endpoint: address, keys: { ...keys, auth: 'x' } },
      { endpoint: `${address}${'x'.repeat(2_000)}`, keys },
    ]
    for (const body of wrong) {
      expect(await app.call(notificationsApi.subscribe, { as: token, body })).toMatchObject({
        status: 400,
        error: { code: 'VALIDATION_ERROR' },
      })
    }
    expect((await app.call(notificationsApi.subscribe, { body: { endpoint: address, keys } })).status).toBe(401)
    expect((await app.call(notificationsApi.unsubscribe, { body: { endpoint: address } })).status).toBe(401)
    expect((await app.call(notificationsApi.pushKey)).status).toBe(401)
  })

  it('are sent to no private address unless a test allows it', async () => {
    const strict = await testApp()
    const { token } = await strict.aMember()
    const body = endpoint.subscription('y')
    expect(await strict.call(notificationsApi.subscribe, { as: token, body })).toMatchObject({
      status: 400,
      error: { message: 'Invalid push subscription' },
    })
  })
})
