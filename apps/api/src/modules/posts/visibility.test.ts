import { followsApi, type Post, type PostPage, type PrivacyLevel, postsApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['aMember']>>
type Who =
  | 'anonymous'
  | 'stranger'
  | 'followed by the author'
  | 'follower of the author'
  | 'author'
  | 'blocked by the author'
  | 'blocking the author'
type Kind = 'public' | 'friends' | 'private' | 'draft' | 'scheduled'

/** Who sees what: the whole rule. Friends are the people whom the author follows. */
const SEES: Record<Who, Kind[]> = {
  anonymous: ['public'],
  stranger: ['public'],
  'followed by the author': ['public', 'friends'],
  'follower of the author': ['public'],
  author: ['public', 'friends', 'private', 'draft', 'scheduled'],
  'blocked by the author': [],
  'blocking the author': [],
}
const KINDS: Kind[] = ['public', 'friends', 'private', 'draft', 'scheduled']
const WHO = Object.keys(SEES) as Who[]
const LEVELS: PrivacyLevel[] = ['public', 'friends', 'private']

describe('who sees which worry', () => {
  let app: Awaited<ReturnType<typeof testApp>>
  let author: Member
  const people = {} as Record<Who, Member | undefined>
  const posts = {} as Record<Kind, Post>

  const as = (who: Who) => people[who]?.token
  /** The kinds of the author's worries that a page holds. */
  const kindsOf = (page: PostPage) => KINDS.filter((kind) => page.posts.some(({ id }) => id === posts[kind].id))
  const expected = (who: Who, among: Kind[]) => SEES[who].filter((kind) => among.includes(kind))
  const published: Kind[] = ['public', 'friends', 'private']

  beforeAll(async () => {
    app = await testApp()
    author = await app.aMember()
    people.author = author
    for (const who of WHO) {
      if (who !== 'anonymous' && who !== 'author') people[who] = await app.aMember()
    }
    const friend = people['followed by the author']?.id ?? ''
    await app.call(followsApi.follow, { as: author.token, params: { userId: friend } })
    for (const who of ['follower of the author', 'blocked by the author', 'blocking the author'] as const) {
      await app.call(followsApi.follow, { as: as(who), params: { userId: author.id } })
      // Whoever is across a block is a friend as well, so that nothing but the block can hide the worries from them.
      if (who !== 'follower of the author')
        await app.call(followsApi.follow, { as: author.token, params: { userId: people[who]?.id ?? '' } })
    }
    const [blocked, blocking] = [people['blocked by the author']?.id ?? '', people['blocking the author']?.id ?? '']
    await app.database
      .db()
      .insertInto('blocks')
      .values([
        { blocker_id: author.id, blocked_id: blocked },
        { blocker_id: blocking, blocked_id: author.id },
      ])
      .execute()

    const later = new Date(Date.now() + 3_600_000).toISOString()
    const forms: Record<Kind, object> = {
      public: {},
      friends: { privacyLevel: 'friends' },
      private: { privacyLevel: 'private' },
      draft: { isScheduled: true },
      scheduled: { isScheduled: true, scheduledFor: later },
    }
    for (const kind of KINDS) {
      const body = { shortContent: kind, worryPrompt: 'What if...', ...forms[kind] }
      posts[kind] = (await app.call(postsApi.create, { as: author.token, body })).data
    }
  })

  describe.each(WHO)('%s', (who) => {
    it.each(KINDS)('reading the %s one answers it, or exactly what a missing one answers', async (kind) => {
      const answer = await app.call(postsApi.read, { as: as(who), params: { id: posts[kind].id } })
      if (SEES[who].includes(kind)) {
        expect(answer.status).toBe(200)
        expect(answer.data.shortContent).toBe(kind)
        return
      }
      const missing = await app.call(postsApi.read, { as: as(who), params: { id: crypto.randomUUID() } })
      expect(answer.status).toBe(404)
      expect(answer.error).toEqual(missing.error)
    })

    it('finds the published ones they may see in the list, with and without asking for more', async () => {
      const { data } = await app.call(postsApi.list, { as: as(who), query: { limit: '100' } })
      expect(kindsOf(data)).toEqual(expected(who, published))
      const wider = await app.call(postsApi.list, {
        as: as(who),
        query: { limit: '100', includeScheduled: 'true', includePrivate: 'true' },
      })
      expect(kindsOf(wider.data)).toEqual(expected(who, KINDS))
    })

    it.each(LEVELS)('finds those of level %s that they may see', async (privacyLevel) => {
      const { data } = await app.call(postsApi.list, { as: as(who), query: { limit: '100', privacyLevel } })
      expect(kindsOf(data)).toEqual(expected(who, [privacyLevel]))
      expect(data.posts.every((post) => post.privacyLevel === privacyLevel)).toBe(true)
    })

    it("reads and counts the author's page", async () => {
      const ask = (query: Record<string, string>) =>
        app.call(postsApi.byUser, { as: as(who), params: { userId: author.id }, query })
      const plain = await ask({})
      if (SEES[who].length === 0) {
        const missing = await app.call(postsApi.byUser, { as: as(who), params: { userId: crypto.randomUUID() } })
        expect(plain.status).toBe(404)
        expect(plain.error).toEqual(missing.error)
        return
      }
      const seen = expected(who, published)
      expect(kindsOf(plain.data)).toEqual(seen)
      expect(plain.data.total).toBe(seen.length)
      // The first of several pages has to count what the later ones hold.
      expect((await ask({ limit: '1' })).data.total).toBe(seen.length)
      expect((await ask({ limit: '1' })).data.hasMore).toBe(seen.length > 1)

      const all = expected(who, KINDS)
      const wide = await ask({ includeScheduled: 'true' })
      expect(kindsOf(wide.data)).toEqual(all)
      expect((await ask({ includeScheduled: 'true', limit: '1' })).data.total).toBe(all.length)
      for (const privacyLevel of LEVELS) {
        const found = await ask({ privacyLevel })
        expect(kindsOf(found.data)).toEqual(expected(who, [privacyLevel]))
        expect(found.data.total).toBe(expected(who, [privacyLevel]).length)
      }
    })

    it('personal feeds hold the worries of the people they follow, as far as they may see them', async () => {
      for (const endpoint of [postsApi.personalized, postsApi.myFeed]) {
        const answer = await app.call(endpoint, { as: as(who), query: { limit: '100' } })
        if (who === 'anonymous') {
          expect(answer.status).toBe(401)
          continue
        }
        const follows = who === 'author' || who === 'follower of the author'
        const seen = follows ? expected(who, published) : []
        expect(kindsOf(answer.data)).toEqual(seen)
        expect((await app.call(endpoint, { as: as(who), query: { limit: '1' } })).data.total).toBe(seen.length)
      }
    })

    it('the discovery feed holds public worries of others whom they do not follow', async () => {
      const { data } = await app.call(postsApi.discovery, { as: as(who), query: { limit: '100' } })
      const isOutside = who !== 'author' && who !== 'follower of the author'
      expect(kindsOf(data)).toEqual(isOutside ? expected(who, ['public']) : [])
    })

    it('nobody but the author may change or delete any, and only who sees one learns that it exists', async () => {
      if (who === 'author') return
      for (const kind of KINDS) {
        const status = who === 'anonymous' ? 401 : SEES[who].includes(kind) ? 403 : 404
        const params = { id: posts[kind].id }
        const edit = await app.call(postsApi.edit, { as: as(who), params, body: { shortContent: 'mine now' } })
        const blog = await app.call(postsApi.saveBlog, { as: as(who), params, body: { longContent: 'mine now' } })
        const unblog = await app.call(postsApi.removeBlog, { as: as(who), params })
        const remove = await app.call(postsApi.remove, { as: as(who), params })
        expect([edit.status, blog.status, unblog.status, remove.status]).toEqual([status, status, status, status])
      }
    })
  })

  it('a total over everybody counts nothing that the viewer may not see', async () => {
    const stranger = await app.aMember()
    const before = await app.call(postsApi.list, { as: stranger.token, query: { limit: '1' } })
    for (const more of [{ privacyLevel: 'friends' }, { privacyLevel: 'private' }, { isScheduled: true }]) {
      await app.call(postsApi.create, { as: author.token, body: { shortContent: 'unseen', worryPrompt: 'What if...', ...more } })
    }
    const after = await app.call(postsApi.list, { as: stranger.token, query: { limit: '1' } })
    expect(after.data.total).toBe(before.data.total)
  })

  it('tells each viewer their own part in a worry, and nobody else’s', async () => {
    const [supporter, other] = [await app.aMember(), await app.aMember()]
    const row = { user_id: supporter.id, post_id: posts.public.id }
    await app.database.db().insertInto('supports').values(row).execute()
    await app.database.db().insertInto('me_toos').values(row).execute()
    await app.call(followsApi.follow, { as: supporter.token, params: { userId: author.id } })
    const read = async (token?: string) => {
      const { data } = await app.call(postsApi.read, { as: token, params: { id: posts.public.id } })
      return [data.isOwnPost, data.isFollowingAuthor, data.isShowingSupport, data.hasMeToo]
    }
    expect(await read(supporter.token)).toEqual([false, true, true, true])
    expect(await read(other.token)).toEqual([false, false, false, false])
    expect(await read(author.token)).toEqual([true, false, false, false])
    expect(await read()).toEqual([false, false, false, false])
    const { data } = await app.call(postsApi.personalized, { as: supporter.token })
    const listed = data.posts.find(({ id }) => id === posts.public.id)
    expect(listed).toMatchObject({ isFollowingAuthor: true, isShowingSupport: true, hasMeToo: true, isOwnPost: false })
  })
})
