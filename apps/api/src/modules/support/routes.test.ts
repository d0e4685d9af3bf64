import { blocksApi, type Post, postsApi, supportApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['aMember']>>

let app: Awaited<ReturnType<typeof testApp>>
let author: Member
beforeAll(async () => {
  app = await testApp()
  author = await app.aMember({ verified: true })
})

const TOGGLES = [supportApi.add, supportApi.remove]
const NEEDS_A_MEMBER = [...TOGGLES, supportApi.check, supportApi.people]
const ABOUT_A_WORRY = [...NEEDS_A_MEMBER, supportApi.stats]

async function aWorry(privacyLevel: Post['privacyLevel'] = 'public') {
  const body = { shortContent: `worry ${crypto.randomUUID()}`, worryPrompt: 'What if...', privacyLevel }
  return (await app.call(postsApi.create, { as: author.token, body })).data
}
const request = (endpoint: (typeof ABOUT_A_WORRY)[number], postId: string, as?: Member) =>
  app.call(endpoint, { as: as?.token, params: { postId } })
const countOf = async (postId: string) => (await app.call(supportApi.stats, { params: { postId } })).data.supportCount
const people = (count: number) => Promise.all(Array.from({ length: count }, () => app.aMember()))
const noticesAbout = (postId: string) =>
  app.database.db().selectFrom('notifications').select(['user_id', 'kind', 'actor_id']).where('post_id', '=', postId).execute()

describe('support', () => {
  it('is shown and withdrawn, idempotently', async () => {
    const [{ id }, me] = [await aWorry(), await app.aMember()]
    expect((await request(supportApi.check, id, me)).data).toEqual({ isShowingSupport: false })
    for (let i = 0; i < 2; i++) {
      expect(await request(supportApi.add, id, me)).toMatchObject({
        status: 200,
        data: { supportCount: 1, isShowingSupport: true },
      })
    }
    expect((await request(supportApi.check, id, me)).data).toEqual({ isShowingSupport: true })
    expect((await request(supportApi.stats, id, me)).data).toEqual({ supportCount: 1, isShowingSupport: true })
    expect((await request(supportApi.stats, id)).data).toEqual({ supportCount: 1, isShowingSupport: false })
    const { data } = await app.call(postsApi.read, { as: me.token, params: { id } })
    expect(data).toMatchObject({ supportCount: 1, isShowingSupport: true })
    for (let i = 0; i < 2; i++) {
      expect(await request(supportApi.remove, id, me)).toMatchObject({
        status: 200,
        data: { supportCount: 0, isShowingSupport: false },
      })
    }
    expect(await countOf(id)).toBe(0)
  })

  it('of 30 people at once counts 30', async () => {
    const [{ id }, members] = [await aWorry(), await people(30)]
    const answers = await Promise.all(members.map((person) => request(supportApi.add, id, person)))
    expect(new Set(answers.map(({ data }) => data))).toHaveLength(30)
    expect(await countOf(id)).toBe(30)
    await Promise.all(members.slice(0, 20).map((person) => request(supportApi.remove, id, person)))
    expect(await countOf(id)).toBe(10)
  })

  it('of one person 30 times at once counts 1 in each answer', async () => {
    const [{ id }, me] = [await aWorry(), await app.aMember()]
    const answers = await Promise.all(Array.from({ length: 30 }, () => request(supportApi.add, id, me)))
    for (const { data } of answers) expect(data).toEqual({ supportCount: 1, isShowingSupport: true })
    const back = await Promise.all(Array.from({ length: 30 }, () => request(supportApi.remove, id, me)))
    for (const { data } of back) expect(data).toEqual({ supportCount: 0, isShowingSupport: false })
  })

  it('keeps counter and rows consistent when it is shown and withdrawn concurrently', async () => {
    const [{ id }, members] = [await aWorry(), await people(6)]
    await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        request(i % 3 === 1 ? supportApi.remove : supportApi.add, id, members[i % members.length]),
      ),
    )
    const rows = await app.database.db().selectFrom('supports').select('user_id').where('post_id', '=', id).execute()
    expect(await countOf(id)).toBe(rows.length)
  })

  it('is refused for one’s own worry', async () => {
    const { id } = await aWorry()
    for (const endpoint of TOGGLES) {
      expect(await request(endpoint, id, author)).toMatchObject({
        status: 400,
        error: { message: 'You cannot support your own worry' },
      })
    }
    expect(await countOf(id)).toBe(0)
  })

  it('answers for a hidden worry exactly as for a missing one', async () => {
    const [stranger, blocked] = await people(2)
    const [secret, open] = [await aWorry('private'), await aWorry()]
    await request(supportApi.add, open.id, blocked)
    await app.call(blocksApi.block, { as: author.token, params: { userId: blocked?.id ?? '' } })
    for (const endpoint of ABOUT_A_WORRY) {
      const missing = await request(endpoint, crypto.randomUUID(), stranger)
      for (const response of [await request(endpoint, secret.id, stranger), await request(endpoint, open.id, blocked)]) {
        expect([response.status, response.error]).toEqual([404, missing.error])
      }
    }
    expect(await countOf(open.id)).toBe(1)
  })

  it('requires an account and a valid id', async () => {
    const { id } = await aWorry()
    for (const endpoint of NEEDS_A_MEMBER) expect((await request(endpoint, id)).status).toBe(401)
    for (const endpoint of ABOUT_A_WORRY) {
      expect(await request(endpoint, 'nothing', author)).toMatchObject({ status: 400, error: { message: 'Invalid id' } })
    }
  })

  it('of a deleted account requires a sign-in', async () => {
    const [{ id }, gone] = [await aWorry(), await app.aMember()]
    await app.database.db().deleteFrom('users').where('id', '=', gone.id).execute()
    expect((await request(supportApi.add, id, gone)).status).toBe(401)
  })
})

describe('who supports a worry', () => {
  it('is visible to its author only, by name, the latest first', async () => {
    const [{ id }, members] = [await aWorry(), await people(3)]
    for (const person of members) await request(supportApi.add, id, person)
    const page = (as: Member, query = {}) => app.call(supportApi.people, { as: as.token, params: { postId: id }, query })
    const names = members.map(({ username }) => username).reverse()
    const { data } = await page(author)
    expect(data.people.map(({ user }) => user.username)).toEqual(names)
    expect(data).toMatchObject({ hasMore: false, total: 3 })
    const second = await page(author, { limit: '1', offset: '1' })
    expect(second.data.people.map(({ user }) => user.username)).toEqual([names[1]])
    expect(second.data.hasMore).toBe(true)
    for (const person of members) expect((await page(person)).data).toEqual({ people: [], hasMore: false, total: 3 })
    await app.call(blocksApi.block, { as: author.token, params: { userId: members[0]?.id ?? '' } })
    expect((await page(author)).data.people.map(({ user }) => user.username)).toEqual(names.slice(0, 2))
    expect((await page(author, { limit: '0' })).error.message).toBe('limit must be a whole number from 1 to 100')
  })

  it('the author is notified once, never of a muted person, and not of support withdrawn unread', async () => {
    const [{ id }, me, muted] = [await aWorry(), await app.aMember(), await app.aMember()]
    await app.database.db().insertInto('mutes').values({ muter_id: author.id, muted_id: muted.id }).execute()
    await request(supportApi.add, id, muted)
    expect(await noticesAbout(id)).toEqual([])
    for (let i = 0; i < 2; i++) await request(supportApi.add, id, me)
    expect(await noticesAbout(id)).toEqual([{ user_id: author.id, kind: 'support', actor_id: me.id }])
    await request(supportApi.remove, id, me)
    expect(await noticesAbout(id)).toEqual([])
    await request(supportApi.add, id, me)
    await app.database.db().updateTable('notifications').set({ read_at: new Date() }).where('post_id', '=', id).execute()
    await request(supportApi.remove, id, me)
    await request(supportApi.add, id, me)
    expect(await noticesAbout(id)).toHaveLength(1)
  })
})

describe('the list of supported worries', () => {
  const list = (me: Member, id = me.id, query = {}) => app.call(supportApi.byUser, { as: me.token, params: { id }, query })

  it('contains those that the person may still see, the latest first', async () => {
    const me = await app.aMember()
    const worries = [await aWorry(), await aWorry(), await aWorry()]
    for (const { id } of worries) await request(supportApi.add, id, me)
    const all = await list(me)
    expect(all.data.posts.map(({ id }) => id)).toEqual(worries.map(({ id }) => id).reverse())
    expect(all.data).toMatchObject({ hasMore: false, total: 3 })
    expect(all.data.posts.every(({ isShowingSupport }) => isShowingSupport)).toBe(true)
    expect((await list(me, me.id, { limit: '1', offset: '1' })).data).toMatchObject({
      posts: [{ id: worries[1]?.id }],
      hasMore: true,
    })
    const hide = { as: author.token, params: { id: worries[2]?.id ?? '' }, body: { privacyLevel: 'private' } }
    await app.call(postsApi.update, hide)
    expect((await list(me)).data).toMatchObject({ posts: [{ id: worries[1]?.id }, { id: worries[0]?.id }], total: 2 })
  })

  it('is for that person only: the list of another person is answered like a missing one', async () => {
    const me = await app.aMember()
    const [other, missing] = [await list(me, author.id), await list(me, crypto.randomUUID())]
    expect([other.status, other.error]).toEqual([404, missing.error])
    expect((await app.call(supportApi.byUser, { params: { id: me.id } })).status).toBe(401)
    expect((await list(me, me.id, { limit: '101' })).error.message).toBe('limit must be a whole number from 1 to 100')
  })
})
