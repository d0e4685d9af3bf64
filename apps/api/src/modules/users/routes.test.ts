import { randomUUID } from 'node:crypto'
import { authApi, usersApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})

const lookUp = (username: string, as?: string) => app.call(usersApi.byUsername, { params: { username }, as })
const block = (blocker_id: string, blocked_id: string) =>
  app.database.db().insertInto('blocks').values({ blocker_id, blocked_id }).execute()

describe('the own profile', () => {
  test('is the complete own record', async () => {
    const { token, user } = await app.aMember()
    const { status, data } = await app.call(usersApi.profile, { as: token })
    expect(status).toBe(200)
    expect(data).toEqual(user)
  })

  test('requires a sign-in', async () => {
    expect((await app.call(usersApi.profile)).status).toBe(401)
  })

  test('is deleted with the account', async () => {
    const { token, id } = await app.aMember()
    await app.database.db().deleteFrom('users').where('id', '=', id).execute()
    expect((await app.call(usersApi.profile, { as: token })).status).toBe(401)
    expect((await app.call(authApi.profile, { as: token })).status).toBe(401)
  })
})

describe('a public profile', () => {
  test('contains only public fields for visitors', async () => {
    const { username, id } = await app.aMember()
    const { status, data } = await lookUp(username)
    expect(status).toBe(200)
    expect(data).toEqual({
      id,
      username,
      displayName: null,
      avatarUrl: null,
      bio: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    })
  })

  test('is found without regard to case, and has the original case', async () => {
    const username = `MiXed_${randomUUID().slice(0, 8)}`
    await app.aMember({ username })
    expect((await lookUp(username.toLowerCase())).data.username).toBe(username)
  })

  test('of an unknown username is not found', async () => {
    const { status, error } = await lookUp(`nobody_${randomUUID().slice(0, 8)}`)
    expect(status).toBe(404)
    expect(error).toEqual({ code: 'NOT_FOUND', message: 'The requested content was not found' })
  })

  test('is hidden from both sides of a block, exactly like a missing one', async () => {
    const [one, other] = [await app.aMember(), await app.aMember()]
    const missing = await lookUp(`nobody_${randomUUID().slice(0, 8)}`, one.token)
    await block(one.id, other.id)
    for (const [username, token] of [
      [other.username, one.token],
      [one.username, other.token],
    ] as const) {
      const hidden = await lookUp(username, token)
      expect([hidden.status, hidden.error]).toEqual([missing.status, missing.error])
    }
    expect((await lookUp(one.username, one.token)).status).toBe(200)
    expect((await lookUp(one.username, (await app.aMember()).token)).status).toBe(200)
  })

  test('of an invalid username is refused', async () => {
    expect((await lookUp('a')).error.message).toBe('Username must be at least 3 characters')
  })
})
