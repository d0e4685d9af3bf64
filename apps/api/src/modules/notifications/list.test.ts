import {
  authApi,
  commentsApi,
  DEFAULT_PREFERENCES,
  followsApi,
  notificationsApi,
  postsApi,
  supportApi,
} from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { notices } from './index.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Member = Awaited<ReturnType<App['aMember']>>

let app: App
beforeAll(async () => {
  app = await testApp()
})

async function aPost(author: Member, text = 'What if nobody comes?') {
  const { data } = await app.call(postsApi.create, {
    as: author.token,
    body: { shortContent: text, worryPrompt: 'What if...', privacyLevel: 'public' },
  })
  return data
}
const listOf = async (member: Member, query?: Record<string, string>) =>
  (await app.call(notificationsApi.list, { as: member.token, ...(query && { query }) })).data
const notify = (notice: Parameters<ReturnType<typeof notices>['notify']>[0]) => notices(app.database).notify(notice)

describe('the list of notifications', () => {
  it('groups all support for a worry on one day', async () => {
    const author = await app.aMember()
    const post = await aPost(author)
    const friends = await Promise.all([app.aMember(), app.aMember(), app.aMember()])
    for (const friend of friends) await app.call(supportApi.add, { as: friend.token, params: { postId: post.id } })
    const { notifications, unreadCount, hasMore } = await listOf(author)
    expect(notifications).toHaveLength(1)
    expect(notifications[0]).toMatchObject({
      type: 'support',
      kind: 'support',
      title: '3 people support you',
      message: `${friends[2]?.username} and others support you.`,
      count: 3,
      postId: post.id,
      isRead: false,
      reason: null,
    })
    expect({ unreadCount, hasMore }).toEqual({ unreadCount: 1, hasMore: false })
  })

  it('shows the latest three people of a group, the newest first, and nobody across a block or who is leaving', async () => {
    const author = await app.aMember()
    const post = await aPost(author)
    const friends = await Promise.all(Array.from({ length: 5 }, () => app.aMember()))
    for (const friend of friends) await app.call(supportApi.add, { as: friend.token, params: { postId: post.id } })
    const actors = async () => (await listOf(author)).notifications[0]?.actors.map(({ username }) => username)
    const names = friends.map(({ username }) => username)
    expect(await actors()).toEqual([names[4], names[3], names[2]])
    await app.database
      .db()
      .insertInto('blocks')
      .values({ blocker_id: author.id, blocked_id: friends[4]?.id ?? '' })
      .execute()
    await app.database
      .db()
      .updateTable('users')
      .set({ leaves_at: new Date(Date.now() + 60_000) })
      .where('id', '=', friends[2]?.id ?? '')
      .execute()
    expect(await actors()).toEqual([names[3], names[1], names[0]])
  })

  it('has an excerpt of the comment or the own worry, as long as its reader may see it', async () => {
    const author = await app.aMember({ verified: true })
    const helper = await app.aMember({ verified: true })
    const post = await aPost(author, 'The rent is due on Monday')
    await app.call(supportApi.add, { as: helper.token, params: { postId: post.id } })
    const { data: comment } = await app.call(commentsApi.create, {
      as: helper.token,
      params: { postId: post.id },
      body: { content: 'I have been there, and it passed.' },
    })
    await app.call(followsApi.follow, { as: helper.token, params: { userId: author.id } })
    const excerpts = async () =>
      Object.fromEntries((await listOf(author)).notifications.map(({ kind, excerpt }) => [kind, excerpt]))
    expect(await excerpts()).toEqual({
      support: 'The rent is due on Monday',
      comment: 'I have been there, and it passed.',
      follow: null,
    })
    const hold = (moderation_status: 'approved' | 'rejected') =>
      app.database.db().updateTable('comments').set({ moderation_status }).where('id', '=', comment.id).execute()
    await hold('rejected')
    expect(await excerpts()).toEqual({ support: 'The rent is due on Monday', follow: null })
    await hold('approved')
    await app.database.db().insertInto('blocks').values({ blocker_id: helper.id, blocked_id: author.id }).execute()
    expect(await excerpts()).toEqual({})
  })

  it('shows the highest me-too milestone without names', async () => {
    const author = await app.aMember()
    const post = await aPost(author)
    for (const amount of [1, 5]) await notify({ to: author.id, kind: 'me-too', postId: post.id, amount })
    const { notifications } = await listOf(author)
    expect(notifications).toHaveLength(1)
    expect(notifications[0]).toMatchObject({
      title: '5 people felt this too',
      count: 5,
      actor: null,
      actors: [],
      type: 'support',
    })
  })

  it('groups by days in the time zone of the person, not of the server', async () => {
    const author = await app.aMember()
    const post = await aPost(author)
    for (const amount of [1, 5]) await notify({ to: author.id, kind: 'me-too', postId: post.id, amount })
    // 23:30 and 00:30 in Tokyo, the same day in UTC.
    for (const [amount, at] of [
      [1, '2026-03-03T14:30:00Z'],
      [5, '2026-03-03T15:30:00Z'],
    ] as const) {
      await app.database
        .db()
        .updateTable('notifications')
        .set({ created_at: new Date(at) })
        .where('user_id', '=', author.id)
        .where('amount', '=', amount)
        .execute()
    }
    expect((await listOf(author)).notifications).toHaveLength(1)
    await app.call(notificationsApi.update, { as: author.token, body: { timezone: 'Asia/Tokyo' } })
    expect((await listOf(author)).notifications).toHaveLength(2)
  })

  it('is limited, continues from a cursor, and reports whether there is more', async () => {
    const member = await app.aMember()
    const others = await Promise.all(Array.from({ length: 22 }, () => app.aMember()))
    for (const other of others) await app.call(followsApi.follow, { as: other.token, params: { userId: member.id } })
    const first = await listOf(member)
    expect(first.notifications).toHaveLength(20)
    expect(first).toMatchObject({ hasMore: true, unreadCount: 22 })
    const rest = await listOf(member, { limit: '20', offset: '20' })
    expect(rest.notifications).toHaveLength(2)
    expect(rest.hasMore).toBe(false)
    const ids = [...first.notifications, ...rest.notifications].map(({ actor }) => actor?.id)
    expect(new Set(ids)).toEqual(new Set(others.map(({ id }) => id)))
    const times = [...first.notifications, ...rest.notifications].map(({ createdAt }) => createdAt)
    expect(times).toEqual([...times].sort().reverse())
  })

  it('is in the language of its reader, without text that members wrote beside the excerpt', async () => {
    const author = await app.aMember({ language: 'de' })
    const post = await aPost(author, 'A secret about heights and bridges')
    const friend = await app.aMember()
    await app.call(supportApi.add, { as: friend.token, params: { postId: post.id } })
    const page = await listOf(author)
    expect(page.notifications[0]?.title).toBe('Ein Mensch ist für dich da')
    // The page may be in another language.
    const titleIn = async (language: string) => {
      const headers = { 'accept-language': language }
      return (await app.call(notificationsApi.list, { as: author.token, headers })).data.notifications[0]?.title
    }
    expect([await titleIn('fr'), await titleIn('*')]).toEqual(['Une personne vous soutient', 'Ein Mensch ist für dich da'])
    const [line] = page.notifications
    expect(line?.excerpt).toContain('heights')
    expect(JSON.stringify({ ...page, notifications: [{ ...line, excerpt: null }] })).not.toContain('heights')
  })

  it('shows nothing of a person blocked meanwhile, and nothing about a worry hidden meanwhile', async () => {
    const [author, friend] = [await app.aMember(), await app.aMember()]
    const post = await aPost(author)
    await app.call(supportApi.add, { as: friend.token, params: { postId: post.id } })
    const other = await aPost(friend)
    await notify({ to: author.id, kind: 'reply', postId: other.id })
    expect((await listOf(author)).notifications).toHaveLength(2)
    await app.database.db().updateTable('posts').set({ moderation_status: 'rejected' }).where('id', '=', other.id).execute()
    expect((await listOf(author)).notifications.map(({ kind }) => kind)).toEqual(['support'])
    await app.database.db().insertInto('blocks').values({ blocker_id: author.id, blocked_id: friend.id }).execute()
    expect(await listOf(author)).toMatchObject({ notifications: [], unreadCount: 0 })
  })

  it('refuses requests without sign-in and invalid limits', async () => {
    expect((await app.call(notificationsApi.list)).status).toBe(401)
    const { token } = await app.aMember()
    for (const limit of ['0', '101', 'many']) {
      expect(await app.call(notificationsApi.list, { as: token, query: { limit } })).toMatchObject({
        status: 400,
        error: { message: 'limit must be a whole number from 1 to 100' },
      })
    }
  })
})

describe('marking as read', () => {
  it('marks every notification of a line that its reader has loaded, and no later one', async () => {
    const author = await app.aMember()
    const post = await aPost(author)
    const friends = await Promise.all([app.aMember(), app.aMember(), app.aMember()])
    for (const friend of friends.slice(0, 2)) await app.call(supportApi.add, { as: friend.token, params: { postId: post.id } })
    const seen = (await listOf(author)).notifications[0]
    await app.call(supportApi.add, { as: friends[2]?.token, params: { postId: post.id } })
    const params = { id: seen?.id ?? '' }
    expect(await app.call(notificationsApi.read, { as: author.token, params })).toMatchObject({
      status: 200,
      data: { unreadCount: 1 },
    })
    expect((await listOf(author)).notifications[0]).toMatchObject({ isRead: false, count: 3 })
    const latest = (await listOf(author)).notifications[0]
    for (let i = 0; i < 2; i++) {
      const response = await app.call(notificationsApi.read, { as: author.token, params: { id: latest?.id ?? '' } })
      expect(response).toMatchObject({ status: 200, data: { unreadCount: 0 } })
    }
    expect((await listOf(author)).notifications[0]).toMatchObject({ isRead: true, count: 3 })
  })

  it('marks all at once, idempotently', async () => {
    const member = await app.aMember()
    for (let i = 0; i < 3; i++) {
      await app.call(followsApi.follow, { as: (await app.aMember()).token, params: { userId: member.id } })
    }
    expect((await listOf(member)).unreadCount).toBe(3)
    for (let i = 0; i < 2; i++) {
      expect(await app.call(notificationsApi.readAll, { as: member.token })).toMatchObject({
        status: 200,
        data: { unreadCount: 0 },
      })
    }
    expect((await listOf(member)).notifications.every(({ isRead }) => isRead)).toBe(true)
  })

  it("answers another person's notification like a missing one, and marks nothing", async () => {
    const [member, other] = [await app.aMember(), await app.aMember()]
    await app.call(followsApi.follow, { as: other.token, params: { userId: member.id } })
    const id = (await listOf(member)).notifications[0]?.id ?? ''
    const hidden = await app.call(notificationsApi.read, { as: other.token, params: { id } })
    const missing = await app.call(notificationsApi.read, { as: other.token, params: { id: crypto.randomUUID() } })
    expect([hidden.status, missing.status]).toEqual([404, 404])
    expect(hidden.error).toEqual(missing.error)
    expect((await listOf(member)).unreadCount).toBe(1)
    expect((await app.call(notificationsApi.read, { as: member.token, params: { id: 'one' } })).status).toBe(400)
    expect((await app.call(notificationsApi.read, { params: { id } })).status).toBe(401)
    expect((await app.call(notificationsApi.readAll)).status).toBe(401)
  })
})

describe('notification preferences', () => {
  it('have defaults, and keep fields that an update omits', async () => {
    const { token } = await app.aMember()
    expect((await app.call(notificationsApi.preferences, { as: token })).data).toEqual(DEFAULT_PREFERENCES)
    const parts = [
      { emailNotifications: false },
      { pushNotifications: false },
      { supportNotifications: false },
      { checkInFrequency: 'monthly' },
      { quietHoursStart: '23:30' },
      { quietHoursEnd: '06:05' },
      { timezone: 'America/Argentina/Buenos_Aires' },
    ]
    let expected: object = DEFAULT_PREFERENCES
    for (const part of parts) {
      expected = { ...expected, ...part }
      for (let i = 0; i < 2; i++) {
        expect(await app.call(notificationsApi.update, { as: token, body: part })).toMatchObject({ status: 200, data: expected })
      }
    }
    expect((await app.call(notificationsApi.preferences, { as: token })).data).toEqual(expected)
    expect((await app.call(notificationsApi.update, { as: token, body: {} })).data).toEqual(expected)
  })

  it.each([
    [{ emailNotifications: 'yes' }, 'Must be true or false'],
    [{ pushNotifications: 1 }, 'Must be true or false'],
    [{ supportNotifications: null }, 'Must be true or false'],
    [{ checkInFrequency: 'hourly' }, 'Please choose daily, weekly, biweekly, monthly or never'],
    [{ quietHoursStart: '24:00' }, 'Please enter a time such as 22:00'],
    [{ quietHoursEnd: '8:00' }, 'Please enter a time such as 22:00'],
    [{ timezone: 'Mars/Olympus' }, 'Please choose a valid time zone'],
    [{ timezone: '+02:00' }, 'Please choose a valid time zone'],
    [{ timezone: '' }, 'Please choose a valid time zone'],
  ])('refuse %o', async (body, message) => {
    const { token } = await app.aMember()
    const response = await app.call(notificationsApi.update, { as: token, body })
    expect(response).toMatchObject({ status: 400, error: { code: 'VALIDATION_ERROR' } })
    expect(response.error.details).toEqual([{ path: Object.keys(body)[0], message }])
    expect((await app.call(notificationsApi.preferences, { as: token })).data).toEqual(DEFAULT_PREFERENCES)
  })

  it('refuse unknown fields, requests without sign-in, and ended sessions', async () => {
    const { token, refreshToken } = await app.aMember()
    expect((await app.call(notificationsApi.update, { as: token, body: { sms: true } })).status).toBe(400)
    expect((await app.call(notificationsApi.preferences)).status).toBe(401)
    expect((await app.call(notificationsApi.update, { body: {} })).status).toBe(401)
    await app.call(authApi.logout, { as: token, body: { refreshToken } })
    expect((await app.call(notificationsApi.update, { as: token, body: {} })).status).toBe(401)
  })

  it('switch notifications of support off', async () => {
    const author = await app.aMember()
    await app.call(notificationsApi.update, { as: author.token, body: { supportNotifications: false } })
    const post = await aPost(author)
    const friend = await app.aMember()
    await app.call(supportApi.add, { as: friend.token, params: { postId: post.id } })
    await app.call(followsApi.follow, { as: friend.token, params: { userId: author.id } })
    expect((await listOf(author)).notifications.map(({ kind }) => kind)).toEqual(['follow'])
  })
})
