import { authApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})

const confirm = (as: string | undefined, body: unknown, headers: Record<string, string> = {}) =>
  app.call(authApi.confirm, { as, body, headers })
const confirmedAt = async (userId: string) => {
  const rows = await app.database.db().selectFrom('sessions').select('confirmed_at').where('user_id', '=', userId).execute()
  return rows.map(({ confirmed_at }) => confirmed_at)
}

// Which calls require it is tested in modules/registry/operators.test.ts.
describe('confirming the password', () => {
  test('applies to this session only', async () => {
    const { id, email, password, token } = await app.aMember()
    await app.call(authApi.login, { body: { email, password } })
    const { status, data } = await confirm(token, { password })
    expect([status, data.message]).toEqual([200, 'Your password is confirmed.'])
    const times = await confirmedAt(id)
    expect(times.filter((at) => at === null)).toHaveLength(1)
    expect(Math.abs(Date.now() - (times.find((at) => at !== null)?.getTime() ?? 0))).toBeLessThan(60_000)
  })

  test('with a wrong password is an error at the field, and ends nothing', async () => {
    const { id, token, refreshToken } = await app.aMember()
    const { status, error } = await confirm(token, { password: 'Not-the-one-1' })
    expect([status, error.code]).toEqual([400, 'VALIDATION_ERROR'])
    expect(error.details).toEqual([{ path: 'password', message: 'This is not your password. Please try again.' }])
    expect(await confirmedAt(id)).toEqual([null])
    expect((await app.call(authApi.profile, { as: token })).status).toBe(200)
    expect((await app.call(authApi.refresh, { body: { refreshToken } })).status).toBe(200)
  })

  test('is for signed-in users with a live session', async () => {
    const { password, token } = await app.aMember()
    expect((await confirm(undefined, { password })).status).toBe(401)
    await app.call(authApi.logout, { as: token })
    expect((await confirm(token, { password })).status).toBe(401)
  })

  test.each([{}, { password: '' }, { password: 'x'.repeat(201) }])('requires a possible password: %j', async (body) => {
    const { token } = await app.aMember()
    const { status, error } = await confirm(token, body)
    expect([status, error.details?.[0]?.path]).toEqual([400, 'password'])
  })

  test('is limited to ten tries in a quarter of an hour, from any address', async () => {
    const strict = await testApp({ environment: { RATE_LIMIT_SCALE: '1' } })
    const { token } = await app.aMember()
    const statuses: number[] = []
    for (let i = 0; i < 12; i++) {
      const answer = await strict.server.inject({
        method: 'POST',
        url: '/api/auth/confirm',
        payload: { password: 'Not-the-one-1' },
        headers: { authorization: `Bearer ${token}` },
        remoteAddress: `10.9.8.${i}`,
      })
      statuses.push(answer.statusCode)
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
  })
})
