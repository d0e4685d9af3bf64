import { blocksApi, meTooApi, mutesApi, type Post, postsApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['aMember']>>

let app: Awaited<ReturnType<typeof testApp>>
let author: Member
beforeAll(async () => {
  app = await testApp()
  author = await app.aMember({ verified: true })
})

const TOGGLES = [meTooApi.add, meTooApi.remove]
const NEEDS_A_MEMBER = [...TOGGLES, meTooApi.check, meTooApi.people]
const ABOUT_A_WORRY = [...NEEDS_A_MEMBER, meTooApi.count, meTooApi.similarWorryCount]

async function aWorry(privacyLevel: Post['privacyLevel'] = 'public', as = author) {
  const body = { shortContent: `worry ${crypto.randomUUID()}`, worryPrompt: 'What if...', privacyLevel }
  return (await app.call(postsApi.create, { as: as.token, body })).data
}
const call = (endpoint: (typeof ABOUT_A_WORRY)[number], postId: string, as?: Member) =>
  app.call(endpoint, { as: as?.token, params: { postId } })
const people = (count: number) => Promise.all(Array.from({ length: count }, () => app.aMember()))

describe('me-too', () => {
  it('is added and withdrawn, idempotently', async () => {
    const [{ id }, me] = [await aWorry(), await app.aMember()]
    expect((await call(meTooApi.check, id, me)).data).toEqual({ hasMeToo: false })
    for (let i = 0; i < 2; i++) {
      expect(await call(meTooApi.add, id, me)).toMatchObject({ status: 200, data: { count: 1, hasMeToo: true } })
    }
    expect((await call(meTooApi.check, id, me)).data).toEqual({ hasMeToo: true })
    for (const who of [me, undefined]) expect((await call(meTooApi.count, id, who)).data).toEqual({ count: 1 })
    const { data } = await app.call(postsApi.read, { as: me.token, params: { id } })
    expect(data).toMatchObject({ meTooCount: 1, hasMeToo: true })
    for (let i = 0; i < 2; i++) {
      expect(await call(meTooApi.remove, id, me)).toMatchObject({ status: 200, data: { count: 0, hasMeToo: false } })
    }
  })

  it('counts 30 concurrent ones of 30 users as 30, and of one user as 1', async () => {
    const [many, one] = [await aWorry(), await aWorry()]
    const members = await people(30)
    await Promise.all(members.map((person) => call(meTooApi.add, many.id, person)))
    expect((await call(meTooApi.count, many.id)).data).toEqual({ count: 30 })
    const answers = await Promise.all(members.map(() => call(meTooApi.add, one.id, members[0])))
    for (const { data } of answers) expect(data).toEqual({ count: 1, hasMeToo: true })
  })

  it('is not possible for one’s own worry', async () => {
    const { id } = await aWorry()
    for (const endpoint of TOGGLES) {
      expect(await call(endpoint, id, author)).toMatchObject({
        status: 400,
        error: { message: 'You cannot say me too to your own worry' },
      })
    }
  })

  it('returns the same for a hidden worry and a missing one', async () => {
    const [stranger, blocked] = await people(2)
    const [secret, open] = [await aWorry('private'), await aWorry()]
    await app.call(blocksApi.block, { as: author.token, params: { userId: blocked?.id ?? '' } })
    for (const endpoint of ABOUT_A_WORRY) {
      const missing = await call(endpoint, crypto.randomUUID(), stranger)
      for (const answer of [await call(endpoint, secret.id, stranger), await call(endpoint, open.id, blocked)]) {
        expect([answer.status, answer.error]).toEqual([404, missing.error])
      }
    }
  })

  it('requires an account and an id', async () => {
    const { id } = await aWorry()
    for (const endpoint of NEEDS_A_MEMBER) expect((await call(endpoint, id)).status).toBe(401)
    for (const endpoint of ABOUT_A_WORRY) expect((await call(endpoint, 'nothing', author)).status).toBe(400)
  })

  it('names users to the author only, without those behind a block', async () => {
    const [{ id }, members] = [await aWorry(), await people(2)]
    for (const person of members) await call(meTooApi.add, id, person)
    const page = async (as: Member) => (await call(meTooApi.people, id, as)).data
    const names = members.map(({ username }) => username).reverse()
    expect(await page(author)).toMatchObject({
      people: names.map((username) => ({ user: { username } })),
      hasMore: false,
      total: 2,
    })
    for (const person of members) expect(await page(person)).toEqual({ people: [], hasMore: false, total: 2 })
    await app.call(blocksApi.block, { as: author.token, params: { userId: members[0]?.id ?? '' } })
    expect(await page(author)).toMatchObject({ people: [{ user: { username: names[0] } }] })
  })

  it('notifies the author of milestones, without names', async () => {
    const [{ id }, members] = [await aWorry(), await people(6)]
    const notices = () =>
      app.database
        .db()
        .selectFrom('notifications')
        .select(['user_id', 'kind', 'actor_id', 'amount'])
        .where('post_id', '=', id)
        .orderBy('amount')
        .execute()
    const notice = (amount: number) => ({ user_id: author.id, kind: 'me-too', actor_id: null, amount })
    for (const person of members) await call(meTooApi.add, id, person)
    expect(await notices()).toEqual([notice(1), notice(5)])
    // Five remain, then four.
    await call(meTooApi.remove, id, members[0])
    expect(await notices()).toEqual([notice(1), notice(5)])
    await call(meTooApi.remove, id, members[1])
    expect(await notices()).toEqual([notice(1)])
  })

  it('does not notify of a user whom the author has muted', async () => {
    const [{ id }, [muted]] = [await aWorry(), await people(1)]
    await app.call(mutesApi.mute, { as: author.token, params: { userId: muted?.id ?? '' } })
    expect(await call(meTooApi.add, id, muted)).toMatchObject({ data: { count: 1 } })
    const notices = await app.database.db().selectFrom('notifications').select('id').where('post_id', '=', id).execute()
    expect(notices).toEqual([])
  })
})

describe('similar worries', () => {
  it('are counted together with the me-toos that the viewer can see', async () => {
    const [stranger, friend, other] = await Promise.all([app.aMember(), app.aMember(), app.aMember({ verified: true })])
    const worry = await aWorry()
    const similar = [
      await aWorry('public', other),
      await aWorry('friends', other),
      await aWorry('private', other),
      await aWorry(),
    ]
    const rows = similar.map(({ id }) => ({ post_id: worry.id, other_id: id, similarity: 0.9 }))
    await app.database.db().insertInto('similar_posts').values(rows).execute()
    await app.database.db().insertInto('follows').values({ follower_id: other.id, following_id: friend.id }).execute()
    await call(meTooApi.add, worry.id, stranger)
    const count = async (as?: Member) => {
      const { data } = await app.call(meTooApi.similarWorryCount, { as: as?.token, params: { postId: worry.id } })
      return data.count
    }
    expect([await count(), await count(stranger), await count(friend), await count(other)]).toEqual([2, 2, 3, 4])
    await app.database
      .db()
      .updateTable('posts')
      .set({ moderation_status: 'flagged' })
      .where('id', '=', similar[0]?.id ?? '')
      .execute()
    expect([await count(), await count(friend)]).toEqual([1, 2])
  })
})
