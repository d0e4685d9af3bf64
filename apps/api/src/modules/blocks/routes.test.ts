import { blocksApi, followsApi, mutesApi, postsApi, usersApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['aMember']>>

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})

const SWITCHES = [blocksApi.block, blocksApi.unblock, mutesApi.mute, mutesApi.unmute]
const call = (endpoint: (typeof SWITCHES)[number], me: Member, userId: string) =>
  app.call(endpoint, { as: me.token, params: { userId } })
const two = () => Promise.all([app.aMember({ verified: true }), app.aMember({ verified: true })])
const follow = (me: Member, { id }: Member) => app.call(followsApi.follow, { as: me.token, params: { userId: id } })
const finds = async (me: Member, { username }: Member) =>
  (await app.call(usersApi.byUsername, { as: me.token, params: { username } })).status

async function aWorry(by: Member) {
  const body = { shortContent: `worry ${crypto.randomUUID()}`, worryPrompt: 'What if...' }
  return (await app.call(postsApi.create, { as: by.token, body })).data
}

describe('a block', () => {
  it('hides two users from each other in both directions until it ends', async () => {
    const [me, other] = await two()
    const [mine, theirs] = [await aWorry(me), await aWorry(other)]
    const reads = async (who: Member, id: string) => (await app.call(postsApi.read, { as: who.token, params: { id } })).status
    const seen = async () => [
      await finds(me, other),
      await finds(other, me),
      await reads(me, theirs.id),
      await reads(other, mine.id),
    ]
    expect(await seen()).toEqual([200, 200, 200, 200])
    for (let i = 0; i < 2; i++) expect(await call(blocksApi.block, me, other.id)).toMatchObject({ data: { isBlocked: true } })
    expect(await seen()).toEqual([404, 404, 404, 404])
    for (let i = 0; i < 2; i++) expect(await call(blocksApi.unblock, me, other.id)).toMatchObject({ data: { isBlocked: false } })
    expect(await seen()).toEqual([200, 200, 200, 200])
  })

  it('ends the follows between them permanently, and retracts their notifications', async () => {
    const [me, other] = await two()
    await Promise.all([follow(me, other), follow(other, me)])
    await call(blocksApi.block, me, other.id)
    await call(blocksApi.unblock, me, other.id)
    for (const [one, another] of [
      [me, other],
      [other, me],
    ] as const) {
      const { data } = await app.call(followsApi.status, { as: one.token, params: { userId: another.id } })
      expect(data).toEqual({ isFollowing: false })
    }
    const notifications = await app.database
      .db()
      .selectFrom('notifications')
      .select('id')
      .where('user_id', 'in', [me.id, other.id])
      .execute()
    expect(notifications).toEqual([])
  })

  it('wins against a concurrent follow', async () => {
    const pairs = await Promise.all(Array.from({ length: 5 }, two))
    await Promise.all(pairs.flatMap(([me, other]) => [follow(other, me), call(blocksApi.block, me, other.id), follow(other, me)]))
    const followers = pairs.map(([, other]) => other.id)
    expect(await app.database.db().selectFrom('follows').selectAll().where('follower_id', 'in', followers).execute()).toEqual([])
  })

  it('is listed for its owner, the newest first', async () => {
    const me = await app.aMember()
    const others = await Promise.all([app.aMember(), app.aMember(), app.aMember()])
    for (const { id } of others) await call(blocksApi.block, me, id)
    const names = others.map(({ username }) => username).reverse()
    const page = async (query = {}) => (await app.call(blocksApi.list, { as: me.token, query })).data
    const all = await page()
    expect(all.people.map(({ user }) => user.username)).toEqual(names)
    expect(all.hasMore).toBe(false)
    const second = await page({ limit: '1', offset: '1' })
    expect([second.people.map(({ user }) => user.username), second.hasMore]).toEqual([[names[1]], true])
    const theirs = await app.call(blocksApi.list, { as: others[0].token })
    expect(theirs.data.people).toEqual([])
  })
})

describe('a mute', () => {
  it('hides a user’s worries in the viewer’s lists, and nothing else', async () => {
    const [me, other] = await two()
    await follow(me, other)
    const { id } = await aWorry(other)
    const lists = async () => {
      const pages = await Promise.all([
        app.call(postsApi.list, { as: me.token, query: { limit: '100' } }),
        app.call(postsApi.personalized, { as: me.token }),
        app.call(postsApi.byUser, { as: me.token, params: { userId: other.id } }),
      ])
      return pages.map(({ data }) => data.posts.some((post) => post.id === id))
    }
    expect(await lists()).toEqual([true, true, true])
    for (let i = 0; i < 2; i++) expect(await call(mutesApi.mute, me, other.id)).toMatchObject({ data: { isMuted: true } })
    // Their own page is opened on purpose.
    expect(await lists()).toEqual([false, false, true])
    expect((await app.call(postsApi.read, { as: me.token, params: { id } })).status).toBe(200)
    expect(await finds(other, me)).toBe(200)
    await app.call(followsApi.unfollow, { as: me.token, params: { userId: other.id } })
    const discovered = async () => {
      const { data } = await app.call(postsApi.discovery, { as: me.token, query: { limit: '100' } })
      return data.posts.some((post) => post.id === id)
    }
    expect(await discovered()).toBe(false)
    const { data } = await app.call(mutesApi.list, { as: me.token })
    expect(data).toMatchObject({ people: [{ user: { username: other.username } }], hasMore: false })
    for (let i = 0; i < 2; i++) expect(await call(mutesApi.unmute, me, other.id)).toMatchObject({ data: { isMuted: false } })
    expect(await discovered()).toBe(true)
  })
})

describe('blocking and muting', () => {
  it('is not possible for oneself', async () => {
    const me = await app.aMember()
    expect((await call(blocksApi.block, me, me.id)).error).toMatchObject({ message: 'You cannot block yourself' })
    expect((await call(mutesApi.mute, me, me.id)).error).toMatchObject({ message: 'You cannot mute yourself' })
    expect((await call(blocksApi.block, me, me.id)).status).toBe(400)
  })

  it('returns the same for a missing user and one who has blocked the viewer', async () => {
    const [me, other] = await two()
    await call(blocksApi.block, other, me.id)
    for (const endpoint of SWITCHES) {
      const [across, missing] = [await call(endpoint, me, other.id), await call(endpoint, me, crypto.randomUUID())]
      expect([across.status, across.data, across.error]).toEqual([missing.status, missing.data, missing.error])
    }
    expect((await call(blocksApi.block, me, other.id)).status).toBe(404)
  })

  it('requires an account and an id', async () => {
    const me = await app.aMember()
    for (const endpoint of SWITCHES) {
      expect((await app.call(endpoint, { params: { userId: me.id } })).status).toBe(401)
      expect((await call(endpoint, me, 'nobody')).error.message).toBe('Invalid id')
    }
    for (const endpoint of [blocksApi.list, mutesApi.list]) {
      expect((await app.call(endpoint)).status).toBe(401)
      expect((await app.call(endpoint, { as: me.token, query: { limit: '0' } })).status).toBe(400)
    }
  })
})
