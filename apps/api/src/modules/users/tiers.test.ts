import { authApi, featuresApi, tiersApi, usersApi } from '@worrystone/contracts'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

let app: Awaited<ReturnType<typeof testApp>>
let clock = new Date()
beforeAll(async () => {
  app = await testApp({ now: () => clock })
})

const anAdmin = async () => app.promoted(await app.aMember({ verified: true }), 'admin')
const grant = (as: string, userId: string, tier: string) => app.call(tiersApi.grant, { as, body: { userId, tier } })
const grantsOf = (id: string) =>
  app.database.db().selectFrom('tier_grants').selectAll().where('user_id', '=', id).orderBy('id').execute()

test('an admin grants and revokes a tier; both are recorded, and a request without a change is not', async () => {
  const [admin, member] = [await anAdmin(), await app.aMember()]
  const hasExercises = async () =>
    (await app.call(featuresApi.access, { as: member.token, params: { feature: 'guided_exercises' } })).data.hasAccess
  expect(await hasExercises()).toBe(false)
  expect((await grant(admin.token, member.id, 'premium')).data).toMatchObject({ id: member.id, tier: 'premium' })
  // At once, in the session that the member has.
  expect(await hasExercises()).toBe(true)
  await grant(admin.token, member.id, 'premium')
  await grant(admin.token, member.id, 'free')
  expect(await hasExercises()).toBe(false)
  expect(await grantsOf(member.id)).toMatchObject([
    { who: admin.id, from_tier: 'free', to_tier: 'premium' },
    { who: admin.id, from_tier: 'premium', to_tier: 'free' },
  ])
})

test('granting a tier requires a current admin with a fresh sign-in', async () => {
  const [admin, member] = [await anAdmin(), await app.aMember()]
  const moderator = await app.promoted(await app.aMember())
  for (const { token } of [member, moderator]) expect((await grant(token, member.id, 'premium')).status).toBe(403)
  expect((await app.call(tiersApi.grant, { body: {} })).status).toBe(401)
  expect((await grant(admin.token, member.id, 'gold')).status).toBe(400)
  expect((await grant(admin.token, crypto.randomUUID(), 'premium')).status).toBe(404)
  clock = new Date(clock.getTime() + 16 * 60_000)
  expect((await grant(admin.token, member.id, 'premium')).error.code).toBe('SIGN_IN_AGAIN')
  await app.call(authApi.confirm, { as: admin.token, body: { password: admin.password } })
  expect((await grant(admin.token, member.id, 'premium')).status).toBe(200)
  await app.database.db().updateTable('users').set({ role: 'member' }).where('id', '=', admin.id).execute()
  expect((await grant(admin.token, member.id, 'free')).status).toBe(403)
})

test('a granted tier ends at its time, and has a reason', async () => {
  const [admin, member] = [await anAdmin(), await app.aMember()]
  const give = (until: string | null) =>
    app.call(tiersApi.grant, {
      as: admin.token,
      body: { userId: member.id, tier: 'premium', until, reason: ' Helped with the Hindi texts ' },
    })
  expect((await give('2020-01-01T00:00:00Z')).error.details?.[0]?.path).toBe('until')
  const { data } = await give('2126-01-01T00:00:00Z')
  const grant = { tier: 'premium', until: '2126-01-01T00:00:00.000Z', reason: 'Helped with the Hindi texts' }
  expect([data.tier, data.grant]).toEqual(['premium', grant])
  await app.call(tiersApi.grant, { as: admin.token, body: { userId: member.id, ...grant, reason: 'A correction' } })
  expect((await grantsOf(member.id)).map(({ reason }) => reason)).toEqual(['Helped with the Hindi texts', 'A correction'])
  await app.database
    .db()
    .updateTable('users')
    .set({ tier_until: new Date(Date.now() - 1_000) })
    .where('id', '=', member.id)
    .execute()
  expect((await app.call(usersApi.profile, { as: member.token })).data.tier).toBe('free')
  const tooLong = { userId: member.id, tier: 'premium', reason: 'x'.repeat(201) }
  expect((await app.call(tiersApi.grant, { as: admin.token, body: tooLong })).error.details?.[0]?.path).toBe('reason')
})
