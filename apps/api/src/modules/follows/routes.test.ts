import { audienceApi, blocksApi, followsApi, myDataApi, postListsApi, postsApi, searchApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { unzip } from '../../testing/unzip.ts'

const ALL = [followsApi.follow, followsApi.unfollow, followsApi.status, followsApi.toggle]

describe('following', () => {
  let app: Awaited<ReturnType<typeof testApp>>
  beforeAll(async () => {
    app = await testApp()
  })

  async function two() {
    const [me, other] = await Promise.all([app.aMember(), app.aMember()])
    const call = (endpoint: (typeof ALL)[number], userId = other.id) => app.call(endpoint, { as: me.token, params: { userId } })
    return { me, other, call }
  }

  it('follows and stops, idempotently', async () => {
    const { call } = await two()
    expect((await call(followsApi.status)).data).toEqual({ isFollowing: false })
    for (let i = 0; i < 2; i++) expect(await call(followsApi.follow)).toMatchObject({ status: 200, data: { isFollowing: true } })
    expect((await call(followsApi.status)).data).toEqual({ isFollowing: true })
    for (let i = 0; i < 2; i++)
      expect(await call(followsApi.unfollow)).toMatchObject({ status: 200, data: { isFollowing: false } })
    expect((await call(followsApi.status)).data).toEqual({ isFollowing: false })
  })

  it('toggles', async () => {
    const { call } = await two()
    expect((await call(followsApi.toggle)).data).toEqual({ isFollowing: true })
    expect((await call(followsApi.toggle)).data).toEqual({ isFollowing: false })
  })

  it('applies to one direction', async () => {
    const { me, other, call } = await two()
    await call(followsApi.follow)
    expect((await app.call(followsApi.status, { as: other.token, params: { userId: me.id } })).data).toEqual({
      isFollowing: false,
    })
  })

  it('is not possible for oneself', async () => {
    const { me, call } = await two()
    for (const endpoint of [followsApi.follow, followsApi.unfollow, followsApi.toggle]) {
      expect(await call(endpoint, me.id)).toMatchObject({ status: 400, error: { message: 'You cannot follow yourself' } })
    }
    expect((await call(followsApi.status, me.id)).data).toEqual({ isFollowing: false })
  })

  it('returns the same for a missing user and one across a block, from both sides', async () => {
    const { me, other, call } = await two()
    await call(followsApi.follow)
    await app.database.db().insertInto('blocks').values({ blocker_id: other.id, blocked_id: me.id }).execute()
    for (const endpoint of ALL) {
      const [across, missing] = [await call(endpoint), await call(endpoint, crypto.randomUUID())]
      const back = await app.call(endpoint, { as: other.token, params: { userId: me.id } })
      expect([across.status, missing.status, back.status]).toEqual([404, 404, 404])
      expect(across.error).toEqual(missing.error)
    }
  })

  it('notifies the followed user once, and retracts an unread notice when the follow ends', async () => {
    const { me, other, call } = await two()
    const noticesOf = () =>
      app.database.db().selectFrom('notifications').select(['kind', 'actor_id']).where('user_id', '=', other.id).execute()
    for (let i = 0; i < 2; i++) await call(followsApi.follow)
    expect(await noticesOf()).toEqual([{ kind: 'follow', actor_id: me.id }])
    await call(followsApi.toggle)
    expect(await noticesOf()).toEqual([])
  })

  it('requires an account and an id', async () => {
    const { call } = await two()
    for (const endpoint of ALL) {
      expect((await app.call(endpoint, { params: { userId: crypto.randomUUID() } })).status).toBe(401)
      expect((await call(endpoint, 'nobody')).status).toBe(400)
    }
  })
})

describe('followers and followed users', () => {
  let app: Awaited<ReturnType<typeof testApp>>
  beforeAll(async () => {
    app = await testApp()
  })

  async function aFollowedMember() {
    const [followed, one, two, three] = await Promise.all([app.aMember(), app.aMember(), app.aMember(), app.aMember()])
    for (const { token } of [one, two, three]) await app.call(followsApi.follow, { as: token, params: { userId: followed.id } })
    await app.call(followsApi.follow, { as: followed.token, params: { userId: two.id } })
    return { followed, one, two, three }
  }
  type Member = Awaited<ReturnType<typeof app.aMember>>
  const list = (endpoint: typeof followsApi.followers | typeof followsApi.following, of: Member, as?: Member, query = {}) =>
    app.call(endpoint, { as: as?.token, params: { userId: of.id }, query })
  const stats = (of: Member, as?: Member) => app.call(followsApi.stats, { as: as?.token, params: { userId: of.id } })
  const names = ({ data }: Awaited<ReturnType<typeof list>>) => data.follows.map(({ follower }) => follower.username)

  it('are listed with the newest follow first, and counted', async () => {
    const { followed, one, two, three } = await aFollowedMember()
    const followers = await list(followsApi.followers, followed)
    expect(names(followers)).toEqual([three.username, two.username, one.username])
    expect(followers.data).toMatchObject({ hasMore: false, total: 3 })
    const ends = { followerId: three.id, followingId: followed.id }
    expect(followers.data.follows[0]).toMatchObject({ ...ends, follower: { id: three.id }, following: { id: followed.id } })
    expect(new Set(followers.data.follows.map(({ id }) => id)).size).toBe(3)
    expect(followers.data.follows.every(({ isFollowing }) => !isFollowing)).toBe(true)
    const second = await list(followsApi.followers, followed, undefined, { limit: '1', offset: '1' })
    expect([names(second), second.data.hasMore, second.data.total]).toEqual([[two.username], true, 3])
    const following = await list(followsApi.following, followed, followed)
    expect(following.data).toMatchObject({ follows: [{ following: { username: two.username }, isFollowing: true }], total: 1 })
    expect((await stats(followed)).data).toEqual({ followersCount: 3, followingCount: 1 })
    expect((await list(followsApi.followers, followed, undefined, { limit: '0' })).status).toBe(400)
  })

  it('behind a block are neither listed nor counted, and are not found', async () => {
    const { followed, one, two, three } = await aFollowedMember()
    await app.call(blocksApi.block, { as: one.token, params: { userId: two.id } })
    expect(names(await list(followsApi.followers, followed, one))).toEqual([three.username, one.username])
    expect((await list(followsApi.following, followed, one)).data).toMatchObject({ follows: [], total: 0 })
    expect((await stats(followed, one)).data).toEqual({ followersCount: 2, followingCount: 0 })
    expect((await stats(followed, three)).data).toEqual({ followersCount: 3, followingCount: 1 })

    await app.call(blocksApi.block, { as: followed.token, params: { userId: one.id } })
    const nobody = { ...followed, id: crypto.randomUUID() }
    for (const call of [
      (of: Member) => list(followsApi.followers, of, one),
      (of: Member) => list(followsApi.following, of, one),
      (of: Member) => stats(of, one),
    ]) {
      const [hidden, missing] = [await call(followed), await call(nobody)]
      expect([hidden.status, hidden.error]).toEqual([404, missing.error])
    }
    expect((await stats(followed)).data).toEqual({ followersCount: 2, followingCount: 1 })
  })
})

describe('earlier worries for friends', () => {
  let app: Awaited<ReturnType<typeof testApp>>
  beforeAll(async () => {
    app = await testApp()
  })
  type Member = Awaited<ReturnType<typeof app.aMember>>

  const earlier = async (of: Member) => (await app.call(followsApi.earlierWorries, { as: of.token })).data
  const chooseShown = (of: Member, shows: unknown) => app.call(followsApi.chooseEarlierWorries, { as: of.token, body: { shows } })
  const follow = (who: Member, whom: Member) => app.call(followsApi.follow, { as: who.token, params: { userId: whom.id } })
  const share = async (author: Member, form: object = {}) => {
    const body = { shortContent: 'quillwort at night', worryPrompt: 'What if...', privacyLevel: 'friends', ...form }
    return (await app.call(postsApi.create, { as: author.token, body })).data.id
  }
  const opens = async (reader: Member, id: string) => (await app.call(postsApi.read, { as: reader.token, params: { id } })).status

  it('are counted while nothing was chosen: drafts, held and other worries are none', async () => {
    const author = await app.aMember({ verified: true })
    expect(await earlier(author)).toEqual({ shows: null, count: 0 })
    await share(author)
    const held = await share(author)
    await app.database.db().updateTable('posts').set({ moderation_status: 'pending' }).where('id', '=', held).execute()
    for (const form of [{ privacyLevel: 'public' }, { privacyLevel: 'private' }, { isScheduled: true }]) await share(author, form)
    expect(await earlier(author)).toEqual({ shows: null, count: 1 })
    expect((await chooseShown(author, false)).data).toEqual({ shows: false, count: 1 })
    expect((await chooseShown(author, 'yes')).status).toBe(400)
    expect((await app.call(followsApi.earlierWorries)).status).toBe(401)
  })

  it('are seen by people followed after that choice alone if it was to show them', async () => {
    const [author, before, hidden, shown] = await Promise.all([
      app.aMember({ verified: true }),
      app.aMember(),
      app.aMember(),
      app.aMember(),
    ])
    const id = await share(author)
    await follow(author, before)
    await chooseShown(author, false)
    await follow(author, hidden)
    await chooseShown(author, true)
    await follow(author, shown)
    const later = await share(author)
    const readers = [before, hidden, shown]
    expect(await Promise.all(readers.map((reader) => opens(reader, id)))).toEqual([200, 404, 200])
    expect(await Promise.all(readers.map((reader) => opens(reader, later)))).toEqual([200, 200, 200])
    const query = { privacyLevel: 'friends', postId: id }
    const { data } = await app.call(audienceApi.read, { as: author.token, query })
    expect(data.people.map((person) => person.id).sort()).toEqual([before.id, shown.id].sort())
  })

  it('are in no list, count and search of people who see worries from later on', async () => {
    const [author, reader] = [await app.aMember({ verified: true }), await app.aMember()]
    const id = await share(author)
    await chooseShown(author, false)
    await follow(author, reader)
    const later = await share(author)
    await follow(reader, author)
    const as = reader.token
    const query = { limit: '100' }
    const lists = [
      await app.call(postsApi.list, { as, query: { ...query, privacyLevel: 'friends' } }),
      await app.call(postListsApi.personalized, { as, query }),
      await app.call(postListsApi.byUser, { as, query, params: { userId: author.id } }),
    ]
    for (const { data } of lists) expect([data.posts.map((post) => post.id), data.total]).toEqual([[later], 1])
    const found = await app.call(searchApi.search, { as, query: { q: 'quillwort at night' } })
    const mine = found.data.hits.map(({ post }) => post).filter(({ userId }) => userId === author.id)
    expect(mine.map((post) => post.id)).toEqual([later])
    expect(await opens(reader, id)).toBe(404)
  })

  it('are the author’s own choice: it is in their archive and in nobody else’s answers', async () => {
    const [author, reader] = [await app.aMember({ verified: true }), await app.aMember()]
    await chooseShown(author, false)
    await follow(author, reader)
    expect(await earlier(reader)).toEqual({ shows: null, count: 0 })
    const { data } = await app.call(followsApi.followers, { as: reader.token, params: { userId: reader.id } })
    expect(JSON.stringify(data)).not.toContain('since')
    await app.call(myDataApi.createArchive, { as: author.token })
    await app.runJobs('my-data.archive')
    const { archive } = (await app.call(myDataApi.overview, { as: author.token })).data
    const { rawPayload } = await app.server.inject(archive?.url ?? '')
    const text = unzip(rawPayload).get('data.json')?.toString() ?? '{}'
    expect(JSON.parse(text).account.shows_earlier_worries).toBe(false)
  })
})
