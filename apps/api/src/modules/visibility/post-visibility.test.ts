import {
  analysisApi,
  audienceApi,
  commentsApi,
  type Endpoint,
  followsApi,
  meTooApi,
  type Post,
  type PostPage,
  type PrivacyLevel,
  postsApi,
  resolutionsApi,
  searchApi,
  supportApi,
} from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { AUDIENCES } from './audiences.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['aMember']>>
type Who =
  | 'anonymous'
  | 'stranger'
  | 'followed by the author'
  | 'followed since later'
  | 'follower of the author'
  | 'author'
  | 'moderator'
  | 'blocked by the author'
  | 'blocking the author'
type Kind = 'public' | 'friends' | 'private' | 'draft' | 'scheduled' | 'held' | 'deleted'

/** The complete rule. Friends are the people whom the author follows, for worries from the follow's `since` on. Moderators read held worries in cases, not here. */
const SEES: Record<Who, Kind[]> = {
  anonymous: ['public'],
  stranger: ['public'],
  'followed by the author': ['public', 'friends'],
  'followed since later': ['public'],
  'follower of the author': ['public'],
  author: ['public', 'friends', 'private', 'draft', 'scheduled', 'held'],
  moderator: ['public'],
  'blocked by the author': [],
  'blocking the author': [],
}
const KINDS: Kind[] = ['public', 'friends', 'private', 'draft', 'scheduled', 'held', 'deleted']
const WHO = Object.keys(SEES) as Who[]
const LEVELS: Record<PrivacyLevel, Kind[]> = { public: ['public', 'held'], friends: ['friends'], private: ['private'] }
const PRIVACY = Object.keys(LEVELS) as PrivacyLevel[]
const PUBLISHED: Kind[] = ['public', 'friends', 'private', 'held']

/** A word that all of the author's worries have. */
const SEARCHED = 'zyxomatrix'

type Of = 'post' | 'comment'
/** Every endpoint that reads about one worry, and its parameter with the id of the worry or of a comment. */
const ABOUT_ONE: [Endpoint, Of, 'id' | 'postId'][] = [
  [postsApi.read, 'post', 'id'],
  [supportApi.stats, 'post', 'postId'],
  [supportApi.check, 'post', 'postId'],
  [supportApi.people, 'post', 'postId'],
  [meTooApi.count, 'post', 'postId'],
  [meTooApi.check, 'post', 'postId'],
  [meTooApi.similarWorryCount, 'post', 'postId'],
  [meTooApi.people, 'post', 'postId'],
  [commentsApi.list, 'post', 'postId'],
  [commentsApi.threaded, 'post', 'postId'],
  [commentsApi.count, 'post', 'postId'],
  [commentsApi.read, 'comment', 'id'],
  [commentsApi.replies, 'comment', 'id'],
  [commentsApi.replyCount, 'comment', 'id'],
  [resolutionsApi.suggestions, 'post', 'id'],
  [analysisApi.read, 'post', 'id'],
  [analysisApi.similar, 'post', 'id'],
  [analysisApi.similarCount, 'post', 'id'],
  [analysisApi.access, 'post', 'id'],
]

it.each(PRIVACY)('the page about who sees what says the same of %s worries', (level) => {
  const seenBy = (who: Who) => SEES[who].includes(level)
  for (const who of ['anonymous', 'stranger', 'followed by the author', 'moderator'] as const)
    expect([who, AUDIENCES[level].includes(who)]).toEqual([who, seenBy(who)])
})

describe('who sees which worry', () => {
  let app: Awaited<ReturnType<typeof testApp>>
  let author: Member
  const people = {} as Record<Who, Member | undefined>
  const posts = {} as Record<Kind, Post>

  const comments = {} as Record<Kind, string>
  /** A worry of another author that all of the author's worries are similar to. */
  let anchor: Post
  /** A worry that all of the author's worries are in the same place as. */
  let nearby: Post

  const as = (who: Who) => people[who]?.token
  const idOf = (who: Who) => people[who]?.id ?? ''
  /** The kinds of the author's worries in a page. */
  const kindsOf = (page: PostPage) => KINDS.filter((kind) => page.posts.some(({ id }) => id === posts[kind].id))
  const expected = (who: Who, among: Kind[]) => SEES[who].filter((kind) => among.includes(kind))

  beforeAll(async () => {
    app = await testApp()
    author = await app.aMember()
    people.author = author
    for (const who of WHO) {
      if (who !== 'anonymous' && who !== 'author') people[who] = await app.aMember()
    }
    const friend = people['followed by the author']?.id ?? ''
    await app.call(followsApi.follow, { as: author.token, params: { userId: friend } })
    const since = new Date(Date.now() + 3_600_000)
    const laterFriend = { follower_id: author.id, following_id: idOf('followed since later'), since }
    await app.database.db().insertInto('follows').values(laterFriend).execute()
    for (const who of ['follower of the author', 'blocked by the author', 'blocking the author'] as const) {
      await app.call(followsApi.follow, { as: as(who), params: { userId: author.id } })
      // People across a block are friends as well, so that only the block hides the worries from them.
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
      held: {},
      deleted: {},
    }
    for (const kind of KINDS) {
      const body = { shortContent: kind, longContent: SEARCHED, worryPrompt: 'What if...', ...forms[kind] }
      posts[kind] = (await app.call(postsApi.create, { as: author.token, body })).data
    }
    await app.database.db().updateTable('users').set({ role: 'moderator' }).where('id', '=', idOf('moderator')).execute()
    await addRelatedRows()
    await app.database.db().updateTable('posts').set({ moderation_status: 'pending' }).where('id', '=', posts.held.id).execute()
    await app.call(postsApi.remove, { as: author.token, params: { id: posts.deleted.id } })
  })

  /** Adds rows that endpoints could reveal: comments, support by everybody, a shared story, and a similar worry. */
  async function addRelatedRows() {
    const other = await app.aMember({ verified: true })
    anchor = (
      await app.call(postsApi.create, { as: other.token, body: { shortContent: 'like them', worryPrompt: 'What if...' } })
    ).data
    nearby = (
      await app.call(postsApi.create, { as: other.token, body: { shortContent: 'near them', worryPrompt: 'What if...' } })
    ).data
    const db = app.database.db()
    for (const kind of KINDS) {
      const post_id = posts[kind].id
      comments[kind] = crypto.randomUUID()
      await db.insertInto('comments').values({ id: comments[kind], post_id, user_id: other.id, content: 'hello' }).execute()
      await db
        .insertInto('resolutions')
        .values({ post_id, user_id: author.id, coping_methods: [`storyof${SEARCHED}`], is_public: true })
        .execute()
      await db
        .insertInto('post_analyses')
        .values({
          post_id,
          text_hash: 'x',
          model: 'x',
          method: 'keywords',
          category: 'work',
          confidence: 0.5,
          keywords: [],
          reasons: '[]',
        })
        .execute()
      await db.insertInto('similar_posts').values({ post_id: anchor.id, other_id: post_id, similarity: 0.9 }).execute()
      await db.insertInto('nearby_posts').values({ post_id: nearby.id, other_id: post_id, similarity: 0.3 }).execute()
      for (const who of WHO) {
        if (who !== 'author' && who !== 'anonymous') {
          await db
            .insertInto('supports')
            .values({ post_id, user_id: idOf(who) })
            .execute()
        }
      }
    }
  }

  describe.each(WHO)('%s', (who) => {
    it.each(KINDS)('gets the %s worry from every endpoint, or the same error as for a missing one', async (kind) => {
      const statuses: string[] = []
      for (const [endpoint, of, param] of ABOUT_ONE) {
        const id = of === 'post' ? posts[kind].id : comments[kind]
        const response = await app.call(endpoint, { as: as(who), params: { [param]: id } })
        if (response.status === 404) {
          const missing = await app.call(endpoint, { as: as(who), params: { [param]: crypto.randomUUID() } })
          expect([endpoint.url, response.error]).toEqual([endpoint.url, missing.error])
        }
        statuses.push(`${endpoint.url} ${response.status}`)
      }
      const status = SEES[who].includes(kind) ? 200 : 404
      expect(statuses).toEqual(
        ABOUT_ONE.map(([{ url, who: allowed }]) => `${url} ${who === 'anonymous' && allowed === 'member' ? 401 : status}`),
      )
    })

    it('reads the visible worries completely', async () => {
      for (const kind of SEES[who]) {
        const { data } = await app.call(postsApi.read, { as: as(who), params: { id: posts[kind].id } })
        expect([data.shortContent, data.moderationStatus]).toEqual([kind, kind === 'held' ? 'pending' : 'approved'])
      }
    })

    it('is in the audience of a worry of a level exactly if they can open it, and learns nobody else’s audience', async () => {
      for (const kind of PRIVACY) {
        const query = { privacyLevel: kind, postId: posts[kind].id, limit: '100' }
        const { data, error, status } = await app.call(audienceApi.read, { as: as(who), query })
        if (who === 'author') expect(data).toMatchObject({ privacyLevel: kind, isEveryone: kind === 'public' })
        else if (who === 'anonymous') expect(status).toBe(401)
        else {
          const missing = { ...query, postId: crypto.randomUUID() }
          expect([status, error]).toEqual([404, (await app.call(audienceApi.read, { as: as(who), query: missing })).error])
        }
        const audience = (await app.call(audienceApi.read, { as: author.token, query })).data
        // A block hides from its people what everyone can read.
        const isBlocked = SEES[who].length === 0
        const isNamed = audience.people.some(({ id }) => id === idOf(who))
        if (who !== 'author') expect(isNamed || (audience.isEveryone && !isBlocked)).toBe(SEES[who].includes(kind))
      }
    })

    it('reads the number of visible similar worries', async () => {
      const { data } = await app.call(postsApi.read, { as: as(who), params: { id: anchor.id } })
      expect(data.similarCount).toBe(SEES[who].length)
      const counted = await app.call(meTooApi.similarWorryCount, { as: as(who), params: { postId: anchor.id } })
      expect(counted.data.count).toBe(SEES[who].length)
      const query = { includePrivate: 'true', includeOwnPosts: 'true', limit: '100' }
      const similar = await app.call(analysisApi.similar, { as: as(who), params: { id: anchor.id }, query })
      expect(KINDS.filter((kind) => similar.data.similarWorries.some(({ id }) => id === posts[kind].id))).toEqual(SEES[who])
      expect(similar.data.totalCount).toBe(SEES[who].length)
      const one = await app.call(analysisApi.similarCount, { as: as(who), params: { id: anchor.id } })
      expect(one.data.count).toBe(SEES[who].length)
    })

    it('reads the visible worries in the same place, which are counted in the list alone', async () => {
      const query = { includePrivate: 'true', includeOwnPosts: 'true', limit: '100' }
      const { data } = await app.call(analysisApi.similar, { as: as(who), params: { id: nearby.id }, query })
      expect(KINDS.filter((kind) => data.similarWorries.some(({ id }) => id === posts[kind].id))).toEqual(SEES[who])
      const people = SEES[who].length > 0 && who !== 'author' ? 1 : 0
      expect([data.totalCount, data.peopleCount]).toEqual([SEES[who].length, people])
      const one = await app.call(analysisApi.similarCount, { as: as(who), params: { id: nearby.id } })
      const { data: read } = await app.call(postsApi.read, { as: as(who), params: { id: nearby.id } })
      expect([one.data.count, read.similarCount]).toEqual([0, 0])
    })

    it('gets counts for many worries only of the visible ones', async () => {
      const query = { postIds: KINDS.map((kind) => posts[kind].id).join(',') }
      const { data } = await app.call(analysisApi.batchSimilarCount, { as: as(who), query })
      expect(KINDS.filter((kind) => data.counts.some(({ postId }) => postId === posts[kind].id))).toEqual(SEES[who])
    })

    it('lists only the visible ones of the supported worries', async () => {
      const response = await app.call(supportApi.byUser, { as: as(who), params: { id: idOf(who) || author.id } })
      if (who === 'anonymous') return expect(response.status).toBe(401)
      const seen = who === 'author' ? [] : SEES[who]
      expect([KINDS.filter((kind) => response.data.posts.some(({ id }) => id === posts[kind].id)), response.data.total]).toEqual([
        seen,
        seen.length,
      ])
    })

    it('reads the shared stories of public worries', async () => {
      const story = (kind: Kind) => app.call(resolutionsApi.read, { as: as(who), params: { id: posts[kind].id } })
      const { data } = await app.call(resolutionsApi.stories, { as: as(who), query: { limit: '100' } })
      const listed = KINDS.filter((kind) => data.stories.some(({ post }) => post.id === posts[kind].id))
      const read: Kind[] = []
      for (const kind of KINDS) if ((await story(kind)).status === 200) read.push(kind)
      if (who === 'author') return expect(read).toEqual(SEES.author)
      expect([read, listed]).toEqual([expected(who, ['public']), expected(who, ['public'])])
    })

    it('lists the visible published worries, with and without paging', async () => {
      const { data } = await app.call(postsApi.list, { as: as(who), query: { limit: '100' } })
      expect(kindsOf(data)).toEqual(expected(who, PUBLISHED))
      const wider = await app.call(postsApi.list, {
        as: as(who),
        query: { limit: '100', includeScheduled: 'true', includePrivate: 'true' },
      })
      expect(kindsOf(wider.data)).toEqual(expected(who, KINDS))
    })

    it('finds and counts the visible published worries, and the shared stories of public ones', async () => {
      const worries = await app.call(searchApi.search, { as: as(who), query: { q: SEARCHED, limit: '100' } })
      const seen = expected(who, PUBLISHED)
      expect(KINDS.filter((kind) => worries.data.hits.some(({ post }) => post.id === posts[kind].id))).toEqual(seen)
      expect(worries.data.total).toBe(seen.length)
      const first = await app.call(searchApi.search, { as: as(who), query: { q: SEARCHED, limit: '1' } })
      expect([first.data.total, first.data.hasMore]).toEqual([seen.length, seen.length > 1])
      const stories = await app.call(searchApi.search, { as: as(who), query: { q: `storyof${SEARCHED}`, kind: 'story' } })
      const told = who === 'author' ? seen : expected(who, ['public'])
      expect(KINDS.filter((kind) => stories.data.hits.some(({ post }) => post.id === posts[kind].id))).toEqual(told)
      expect(stories.data.total).toBe(told.length)
    })

    it.each(PRIVACY)('lists the visible worries of level %s', async (privacyLevel) => {
      const { data } = await app.call(postsApi.list, { as: as(who), query: { limit: '100', privacyLevel } })
      expect(kindsOf(data)).toEqual(expected(who, LEVELS[privacyLevel]))
      expect(data.posts.every((post) => post.privacyLevel === privacyLevel)).toBe(true)
    })

    it("reads and counts the author's page", async () => {
      const getPage = (query: Record<string, string>) =>
        app.call(postsApi.byUser, { as: as(who), params: { userId: author.id }, query })
      const plain = await getPage({})
      if (SEES[who].length === 0) {
        const missing = await app.call(postsApi.byUser, { as: as(who), params: { userId: crypto.randomUUID() } })
        expect(plain.status).toBe(404)
        expect(plain.error).toEqual(missing.error)
        return
      }
      const seen = expected(who, PUBLISHED)
      expect(kindsOf(plain.data)).toEqual(seen)
      expect(plain.data.total).toBe(seen.length)
      // The first page of several has the total of all.
      expect((await getPage({ limit: '1' })).data.total).toBe(seen.length)
      expect((await getPage({ limit: '1' })).data.hasMore).toBe(seen.length > 1)

      const all = expected(who, KINDS)
      const wide = await getPage({ includeScheduled: 'true' })
      expect(kindsOf(wide.data)).toEqual(all)
      expect((await getPage({ includeScheduled: 'true', limit: '1' })).data.total).toBe(all.length)
      for (const privacyLevel of PRIVACY) {
        const found = await getPage({ privacyLevel })
        expect(kindsOf(found.data)).toEqual(expected(who, LEVELS[privacyLevel]))
        expect(found.data.total).toBe(expected(who, LEVELS[privacyLevel]).length)
      }
    })

    it('has the visible worries of followed people in the personal feed', async () => {
      for (const endpoint of [postsApi.personalized, postsApi.myFeed]) {
        const response = await app.call(endpoint, { as: as(who), query: { limit: '100' } })
        if (who === 'anonymous') {
          expect(response.status).toBe(401)
          continue
        }
        const follows = who === 'author' || who === 'follower of the author'
        const seen = follows ? expected(who, PUBLISHED) : []
        expect(kindsOf(response.data)).toEqual(seen)
        expect((await app.call(endpoint, { as: as(who), query: { limit: '1' } })).data.total).toBe(seen.length)
      }
    })

    it('has public worries of people they do not follow in the discovery feed', async () => {
      const { data } = await app.call(postsApi.discovery, { as: as(who), query: { limit: '100' } })
      const isOutside = who !== 'author' && who !== 'follower of the author'
      expect(kindsOf(data)).toEqual(isOutside ? expected(who, ['public']) : [])
    })

    it('can change and delete worries only as the author, and gets 403 only for visible ones', async () => {
      if (who === 'author') return
      for (const kind of KINDS) {
        const status = who === 'anonymous' ? 401 : SEES[who].includes(kind) ? 403 : 404
        const params = { id: posts[kind].id }
        const edit = await app.call(postsApi.update, { as: as(who), params, body: { shortContent: 'mine now' } })
        const blog = await app.call(postsApi.saveBlog, { as: as(who), params, body: { longContent: 'mine now' } })
        const unblog = await app.call(postsApi.removeBlog, { as: as(who), params })
        const remove = await app.call(postsApi.remove, { as: as(who), params })
        expect([edit.status, blog.status, unblog.status, remove.status]).toEqual([status, status, status, status])
      }
    })
  })

  it('a total counts only visible worries', async () => {
    const stranger = await app.aMember()
    const before = await app.call(postsApi.list, { as: stranger.token, query: { limit: '1' } })
    for (const more of [{ privacyLevel: 'friends' }, { privacyLevel: 'private' }, { isScheduled: true }]) {
      await app.call(postsApi.create, { as: author.token, body: { shortContent: 'unseen', worryPrompt: 'What if...', ...more } })
    }
    const after = await app.call(postsApi.list, { as: stranger.token, query: { limit: '1' } })
    expect(after.data.total).toBe(before.data.total)
  })

  it('returns the support and follow flags of the viewer only', async () => {
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
