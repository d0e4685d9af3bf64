import { blocksApi, commentsApi, communityApi, followsApi, postsApi, supportApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { cacheFor } from '../../cache-for.ts'
import { testApp } from '../../testing/test-app.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['aMember']>>

const MINUTE = 60_000

let app: Awaited<ReturnType<typeof testApp>>
let time = new Date()
beforeAll(async () => {
  app = await testApp({ now: () => time })
})
const aMinuteLater = () => {
  time = new Date(time.getTime() + MINUTE + 1)
}

const figures = async (as: Member) => (await app.call(communityApi.figures, { as: as.token })).data
const show = (as: Member, isShown: unknown) => app.call(communityApi.setVisibility, { as: as.token, body: { isShown } })
const members = async (as: Member, query = { limit: '100' }) =>
  (await app.call(communityApi.members, { as: as.token, query })).data
const isAmong = async (as: Member, { id }: Member) => (await members(as)).members.some(({ user }) => user.id === id)

async function aWorry(by: Member, privacyLevel = 'public') {
  const body = { shortContent: `worry ${crypto.randomUUID()}`, worryPrompt: 'What if...', privacyLevel }
  return (await app.call(postsApi.create, { as: by.token, body })).data
}

describe('the figures', () => {
  it('count what is public, and are up to a minute old', async () => {
    const [me, other] = [await app.aMember(), await app.aMember()]
    aMinuteLater()
    const before = await figures(me)
    const { id } = await aWorry(me)
    await aWorry(me, 'private')
    await app.call(supportApi.add, { as: other.token, params: { postId: id } })
    expect(await figures(me)).toEqual(before)
    aMinuteLater()
    expect(await figures(me)).toEqual({
      members: before.members,
      postsToday: before.postsToday + 1,
      supportToday: before.supportToday + 1,
      activeMembers: before.activeMembers + 2,
    })
  })

  it('exclude users who are leaving, and their activity', async () => {
    const [me, other] = [await app.aMember(), await app.aMember()]
    const { id } = await aWorry(me)
    aMinuteLater()
    const before = await figures(me)
    await app.call(supportApi.add, { as: other.token, params: { postId: id } })
    await app.call(commentsApi.create, { as: other.token, params: { postId: id }, body: { content: 'I know this' } })
    await app.database.db().updateTable('users').set({ leaves_at: new Date() }).where('id', '=', other.id).execute()
    aMinuteLater()
    expect(await figures(me)).toEqual({ ...before, members: before.members - 1 })
  })

  it('are read once for concurrent requests', async () => {
    let reads = 0
    const { promise, resolve } = Promise.withResolvers<number>()
    const kept = cacheFor(
      () => {
        reads++
        return promise
      },
      { ms: 60_000, now: () => time },
    )
    const answers = [kept.read(), kept.read(), kept.read()]
    resolve(7)
    expect([await Promise.all(answers), reads]).toEqual([[7, 7, 7], 1])
  })

  it('are read again after a failure', async () => {
    let reads = 0
    const kept = cacheFor(
      async () => {
        if (++reads === 1) throw new Error('away')
        return reads
      },
      { ms: 60_000, now: () => time },
    )
    await expect(kept.read()).rejects.toThrow('away')
    expect(await kept.read()).toBe(2)
  })
})

describe('active members', () => {
  it('are those with public worries or supports who want to be listed', async () => {
    const [me, writer, supporter, shy, silent, secretive] = await Promise.all(Array.from({ length: 6 }, () => app.aMember()))
    if (!me || !writer || !supporter || !shy || !silent || !secretive) throw new Error('six people')
    const { id } = await aWorry(writer)
    await aWorry(secretive, 'private')
    for (const person of [supporter, shy]) await app.call(supportApi.add, { as: person.token, params: { postId: id } })
    for (const person of [writer, supporter, silent, secretive])
      expect((await show(person, true)).data).toEqual({ isShown: true })
    const seen = await Promise.all([writer, supporter, shy, silent, secretive].map((person) => isAmong(me, person)))
    expect(seen).toEqual([true, true, false, false, false])
    await show(writer, false)
    expect([await isAmong(me, writer), (await members(writer)).isShown, (await members(supporter)).isShown]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('of the last 7 days are listed, latest first, with times rounded to the hour', async () => {
    const [me, recent, earlier, long] = await Promise.all(Array.from({ length: 4 }, () => app.aMember()))
    if (!me || !recent || !earlier || !long) throw new Error('four people')
    const HOURS = { [recent.id]: 1, [earlier.id]: 30, [long.id]: 24 * 8 }
    for (const person of [long, earlier, recent]) {
      const { id } = await aWorry(person)
      const at = new Date(Date.now() - (HOURS[person.id] ?? 0) * 3_600_000)
      await app.database.db().updateTable('posts').set({ published_at: at }).where('id', '=', id).execute()
      await show(person, true)
    }
    const found = (await members(me)).members.filter(({ user }) => [recent.id, earlier.id, long.id].includes(user.id))
    expect(found.map(({ user }) => user.id)).toEqual([recent.id, earlier.id])
    for (const { lastActiveAt } of found) expect(lastActiveAt).toMatch(/T\d\d:00:00\.000Z$/)
    expect((await members(me, { limit: '1' } as { limit: string })).hasMore).toBe(true)
  })

  it('are hidden across a block, and those whom the viewer follows are marked', async () => {
    const [me, other] = [await app.aMember(), await app.aMember()]
    await aWorry(other)
    await show(other, true)
    await app.call(followsApi.follow, { as: me.token, params: { userId: other.id } })
    expect((await members(me)).members.find(({ user }) => user.id === other.id)).toMatchObject({ isFollowing: true })
    await app.call(blocksApi.block, { as: other.token, params: { userId: me.id } })
    expect([await isAmong(me, other), await isAmong(other, other)]).toEqual([false, true])
  })
})

it('the community requires an account', async () => {
  const me = await app.aMember()
  for (const endpoint of [communityApi.figures, communityApi.members, communityApi.setVisibility]) {
    expect((await app.call(endpoint, { body: endpoint.method === 'PUT' ? {} : undefined })).status).toBe(401)
  }
  expect((await show(me, 'yes')).error.message).toBe('Must be true or false')
  expect((await app.call(communityApi.members, { as: me.token, query: { limit: '0' } })).status).toBe(400)
})

describe('the overview for visitors', () => {
  const HOUR = 60 * MINUTE
  const overview = async () => {
    time = new Date(time.getTime() + HOUR + 1)
    return (await app.call(communityApi.overview)).data
  }
  // The database holds what other tests wrote: a database of its own would take seconds.
  const forgetOthers = () => app.database.db().updateTable('users').set({ figures_opt_out: true }).execute()

  it('shows counts of at least 10 people, rounded down to 5', async () => {
    await forgetOthers()
    expect(await overview()).toEqual({ members: null, worries: null, kindWords: null })
    const people = await Promise.all(Array.from({ length: 12 }, () => app.aMember()))
    const worries = []
    for (const person of people.slice(0, 9)) worries.push(await aWorry(person))
    for (let i = 0; i < 3; i++) await aWorry(people[0] as Member)
    expect(await overview()).toEqual({ members: 10, worries: null, kindWords: null })

    await aWorry(people[9] as Member)
    await aWorry(people[10] as Member, 'private')
    expect(await overview()).toEqual({ members: 10, worries: 10, kindWords: null })

    for (const [i, person] of people.entries()) {
      const params = { postId: (worries[(i + 1) % worries.length] as { id: string }).id }
      await app.call(supportApi.add, { as: person.token, params })
      await app.call(commentsApi.create, { as: person.token, params, body: { content: 'I know this feeling' } })
    }
    expect((await overview()).kindWords).toBeGreaterThanOrEqual(20)
  })

  it('leaves out who takes part in no figures', async () => {
    await forgetOthers()
    expect(await overview()).toEqual({ members: null, worries: null, kindWords: null })
  })
})
