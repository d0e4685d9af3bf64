import { followsApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

const ALL = [followsApi.follow, followsApi.unfollow, followsApi.status, followsApi.toggle]

describe('following', () => {
  let app: Awaited<ReturnType<typeof testApp>>
  beforeAll(async () => {
    app = await testApp()
  })

  async function two() {
    const [me, other] = await Promise.all([app.aMember(), app.aMember()])
    const ask = (endpoint: (typeof ALL)[number], userId = other.id) => app.call(endpoint, { as: me.token, params: { userId } })
    return { me, other, ask }
  }

  it('follows and stops, and says the same again when repeated', async () => {
    const { ask } = await two()
    expect((await ask(followsApi.status)).data).toEqual({ isFollowing: false })
    for (let i = 0; i < 2; i++) expect(await ask(followsApi.follow)).toMatchObject({ status: 200, data: { isFollowing: true } })
    expect((await ask(followsApi.status)).data).toEqual({ isFollowing: true })
    for (let i = 0; i < 2; i++)
      expect(await ask(followsApi.unfollow)).toMatchObject({ status: 200, data: { isFollowing: false } })
    expect((await ask(followsApi.status)).data).toEqual({ isFollowing: false })
  })

  it('toggles', async () => {
    const { ask } = await two()
    expect((await ask(followsApi.toggle)).data).toEqual({ isFollowing: true })
    expect((await ask(followsApi.toggle)).data).toEqual({ isFollowing: false })
  })

  it('is one-sided', async () => {
    const { me, other, ask } = await two()
    await ask(followsApi.follow)
    expect((await app.call(followsApi.status, { as: other.token, params: { userId: me.id } })).data).toEqual({
      isFollowing: false,
    })
  })

  it('is not for oneself', async () => {
    const { me, ask } = await two()
    for (const endpoint of [followsApi.follow, followsApi.unfollow, followsApi.toggle]) {
      expect(await ask(endpoint, me.id)).toMatchObject({ status: 400, error: { message: 'You cannot follow yourself' } })
    }
    expect((await ask(followsApi.status, me.id)).data).toEqual({ isFollowing: false })
  })

  it('answers the same about a missing person and one across a block, from both sides', async () => {
    const { me, other, ask } = await two()
    await ask(followsApi.follow)
    await app.database.db().insertInto('blocks').values({ blocker_id: other.id, blocked_id: me.id }).execute()
    for (const endpoint of ALL) {
      const [across, missing] = [await ask(endpoint), await ask(endpoint, crypto.randomUUID())]
      const back = await app.call(endpoint, { as: other.token, params: { userId: me.id } })
      expect([across.status, missing.status, back.status]).toEqual([404, 404, 404])
      expect(across.error).toEqual(missing.error)
    }
  })

  it('is for people with an account, and wants an id', async () => {
    const { ask } = await two()
    for (const endpoint of ALL) {
      expect((await app.call(endpoint, { params: { userId: crypto.randomUUID() } })).status).toBe(401)
      expect((await ask(endpoint, 'nobody')).status).toBe(400)
    }
  })
})
