import { audienceApi, followsApi, mutesApi, postsApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['aMember']>>

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})

const read = (as: Member | undefined, query: Record<string, string>) => app.call(audienceApi.read, { as: as?.token, query })
const follow = (who: Member, whom: Member) => app.call(followsApi.follow, { as: who.token, params: { userId: whom.id } })
async function anAuthor(friends: number) {
  const author = await app.aMember({ verified: true })
  const people: Member[] = []
  for (let i = 0; i < friends; i++) {
    const friend = await app.aMember()
    await follow(author, friend)
    people.push(friend)
  }
  return { author, people }
}
const friendsOf = async (author: Member, query = {}) => (await read(author, { privacyLevel: 'friends', ...query })).data
const idsOf = ({ people }: Awaited<ReturnType<typeof friendsOf>>) => people.map(({ id }) => id)

describe('the audience of a worry', () => {
  it('is everyone, the people one follows, or nobody', async () => {
    const { author, people } = await anAuthor(2)
    const empty = { people: [], total: 0, hasMore: false }
    expect((await read(author, { privacyLevel: 'public' })).data).toEqual({ privacyLevel: 'public', isEveryone: true, ...empty })
    expect((await read(author, { privacyLevel: 'private' })).data).toEqual({
      privacyLevel: 'private',
      isEveryone: false,
      ...empty,
    })
    const friends = await friendsOf(author)
    expect(friends).toMatchObject({ isEveryone: false, total: 2, hasMore: false })
    expect(idsOf(friends)).toEqual(people.toReversed().map(({ id }) => id))
  })

  it('has the people whom the author follows, not their followers', async () => {
    const { author } = await anAuthor(0)
    await follow(await app.aMember(), author)
    expect(await friendsOf(author)).toMatchObject({ people: [], total: 0 })
  })

  it('is read in pages with the total', async () => {
    const { author, people } = await anAuthor(3)
    const first = await friendsOf(author, { limit: '2' })
    expect([idsOf(first).length, first.hasMore, first.total]).toEqual([2, true, 3])
    const second = await friendsOf(author, { limit: '2', offset: '2' })
    expect([idsOf(second), second.hasMore, second.total]).toEqual([[people[0]?.id], false, 3])
    expect((await read(author, { privacyLevel: 'friends', limit: '101' })).status).toBe(400)
  })

  it('leaves out people behind a block and people who are leaving, and keeps muted ones, as the rule does', async () => {
    const { author, people } = await anAuthor(4)
    const [blocked, blocking, leaving, muted] = people as [Member, Member, Member, Member]
    const db = app.database.db()
    const blocks = [
      { blocker_id: author.id, blocked_id: blocked.id },
      { blocker_id: blocking.id, blocked_id: author.id },
    ]
    await db.insertInto('blocks').values(blocks).execute()
    const leaves_at = new Date(Date.now() + 86_400_000)
    await db.updateTable('users').set({ leaves_at }).where('id', '=', leaving.id).execute()
    await app.call(mutesApi.mute, { as: author.token, params: { userId: muted.id } })
    const friends = await friendsOf(author)
    expect([idsOf(friends), friends.total]).toEqual([[muted.id], 1])
    const body = { shortContent: 'for friends', worryPrompt: 'What if...', privacyLevel: 'friends' }
    const { id } = (await app.call(postsApi.create, { as: author.token, body })).data
    const opened = await Promise.all(people.map(({ token }) => app.call(postsApi.read, { as: token, params: { id } })))
    expect(opened.slice(0, 2).map(({ status }) => status)).toEqual([404, 404])
    expect(opened[3]?.status).toBe(200)
  })

  it('of an earlier worry leaves out those who see worries from a later time on', async () => {
    const { author, people } = await anAuthor(2)
    const [whole, later] = people as [Member, Member]
    const body = { shortContent: 'for friends', worryPrompt: 'What if...', privacyLevel: 'friends' }
    const { id: postId } = (await app.call(postsApi.create, { as: author.token, body })).data
    await app.database.db().updateTable('follows').set({ since: new Date() }).where('following_id', '=', later.id).execute()
    expect(idsOf(await friendsOf(author, { postId }))).toEqual([whole.id])
    expect(idsOf(await friendsOf(author))).toEqual([later.id, whole.id])
    const draft = (await app.call(postsApi.create, { as: author.token, body: { ...body, isScheduled: true } })).data.id
    expect(idsOf(await friendsOf(author, { postId: draft }))).toEqual([later.id, whole.id])
  })

  it('is told to the author only, with an account and a level', async () => {
    const { author } = await anAuthor(0)
    const body = { shortContent: 'public', worryPrompt: 'What if...' }
    const { id: postId } = (await app.call(postsApi.create, { as: author.token, body })).data
    expect((await read(await app.aMember(), { privacyLevel: 'public', postId })).status).toBe(404)
    expect((await read(undefined, { privacyLevel: 'public' })).status).toBe(401)
    for (const query of [{}, { privacyLevel: 'secret' }, { privacyLevel: 'public', postId: 'mine' }]) {
      expect((await read(author, query as Record<string, string>)).status).toBe(400)
    }
  })
})
