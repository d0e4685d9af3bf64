import { authApi, type Role, rolesApi, tiersApi, usersApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../../testing/signed-in.ts'
import { testApp } from '../../testing/test-app.ts'

type App = Awaited<ReturnType<typeof testApp>>
let app: App
let clock = new Date()
beforeAll(async () => {
  app = await testApp({ now: () => clock })
})

const anAdmin = async (of = app) => of.promoted(await of.aMember({ verified: true }), 'admin')
const setRole = (as: string, userId: string, role: string) => app.call(rolesApi.change, { as, body: { userId, role } })
const roleOf = async (id: string) =>
  (await app.database.db().selectFrom('users').select('role').where('id', '=', id).executeTakeFirstOrThrow()).role
const changesOf = (id: string, of = app) =>
  of.database.db().selectFrom('role_changes').selectAll().where('user_id', '=', id).orderBy('id').execute()

describe('setting a role', () => {
  test.each<Role>(['moderator', 'admin'])('to %s is recorded and ends the sessions with the old role', async (role) => {
    const [admin, member] = [await anAdmin(), await app.aMember()]
    const { status, data } = await setRole(admin.token, member.id, role)
    expect([status, data]).toMatchObject([200, { id: member.id, username: member.username, role }])
    expect(await changesOf(member.id)).toMatchObject([{ who: admin.id, from_role: 'member', to_role: role }])
    expect((await app.call(usersApi.profile, { as: member.token })).status).toBe(401)
    expect((await app.call(authApi.refresh, { body: { refreshToken: member.refreshToken } })).status).toBe(401)
    const { data: again } = await app.call(authApi.login, { body: { email: member.email, password: member.password } })
    expect(signedIn(again).user.role).toBe(role)
  })

  test('to the same role changes nothing', async () => {
    const [admin, member] = [await anAdmin(), await app.aMember()]
    expect((await setRole(admin.token, member.id, 'member')).status).toBe(200)
    expect(await changesOf(member.id)).toEqual([])
    expect((await app.call(usersApi.profile, { as: member.token })).status).toBe(200)
  })

  test('requires a current admin', async () => {
    const [admin, other, member] = [await anAdmin(), await anAdmin(), await app.aMember()]
    const moderator = await app.promoted(await app.aMember())
    expect((await app.call(rolesApi.change, { body: {} })).status).toBe(401)
    for (const { token } of [member, moderator]) {
      expect((await setRole(token, member.id, 'admin')).status).toBe(403)
      expect((await app.call(rolesApi.search, { as: token, query: { name: member.username } })).status).toBe(403)
      expect((await app.call(rolesApi.changes, { as: token })).status).toBe(403)
    }
    await setRole(admin.token, other.id, 'moderator')
    expect((await setRole(other.token, member.id, 'admin')).status).toBe(401)
    expect(await roleOf(member.id)).toBe('member')
  })

  test('needs a sign-in of the last 15 minutes', async () => {
    const [admin, member] = [await anAdmin(), await app.aMember()]
    clock = new Date(clock.getTime() + 16 * 60_000)
    const { status, error } = await setRole(admin.token, member.id, 'moderator')
    expect([status, error.code]).toEqual([403, 'SIGN_IN_AGAIN'])
    await app.call(authApi.confirm, { as: admin.token, body: { password: admin.password } })
    expect((await setRole(admin.token, member.id, 'moderator')).status).toBe(200)
  })

  test('refuses an unknown role and an unknown person', async () => {
    const admin = await anAdmin()
    expect((await setRole(admin.token, admin.id, 'owner')).status).toBe(400)
    expect((await setRole(admin.token, crypto.randomUUID(), 'moderator')).status).toBe(404)
  })
})

test('the last admin cannot be demoted, also by two admins at once', async () => {
  const own = await testApp()
  // The admins of other tests.
  await own.database.db().updateTable('users').set({ role: 'member' }).where('role', '=', 'admin').execute()
  const [one, two] = [await anAdmin(own), await anAdmin(own)]
  const demote = (as: string, userId: string) => own.call(rolesApi.change, { as, body: { userId, role: 'member' } })
  const statuses = (await Promise.all([demote(one.token, two.id), demote(two.token, one.id)])).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  const last = await own.database.db().selectFrom('users').select('id').where('role', '=', 'admin').executeTakeFirstOrThrow()
  const admin = last.id === one.id ? one : two
  const { status, error } = await demote(admin.token, admin.id)
  expect([status, error.message]).toEqual([409, 'This person is the last admin. Please make someone else an admin first.'])
})

test('an admin of ADMIN_EMAILS is recorded in the history, and cannot be demoted', async () => {
  const username = `boss_${crypto.randomUUID().slice(0, 8)}`
  const own = await testApp({ environment: { ADMIN_EMAILS: `${username}@example.org` } })
  const boss = await own.aMember({ username, verified: true })
  await own.call(authApi.login, { body: { email: boss.email, password: boss.password } })
  expect(await changesOf(boss.id, own)).toMatchObject([{ who: null, from_role: 'member', to_role: 'admin' }])
  const admin = await anAdmin(own)
  const { status, error } = await own.call(rolesApi.change, { as: admin.token, body: { userId: boss.id, role: 'member' } })
  expect([status, error.message]).toEqual([
    409,
    'The server settings (ADMIN_EMAILS) make this person an admin. Please change them there first.',
  ])
})

test('people are found by a prefix of the username in any case, and by a complete address', async () => {
  const [admin, member] = [await anAdmin(), await app.aMember()]
  const find = (name: string, query = {}) => app.call(rolesApi.search, { as: admin.token, query: { name, ...query } })
  for (const name of [member.username.toUpperCase(), member.username.slice(0, -1), ` ${member.email.toUpperCase()} `]) {
    expect((await find(name)).data).toEqual({
      people: [expect.objectContaining({ id: member.id, role: 'member', tier: 'free', grant: null })],
      hasMore: false,
    })
  }
  expect((await find(member.email.slice(0, -1))).data.people).toEqual([])
  expect((await find('p\\_%')).data.people).toEqual([])
  expect((await find(' ')).status).toBe(400)
  const first = (await find('p_', { limit: '1' })).data
  const second = (await find('p_', { limit: '1', offset: '1' })).data
  expect([first.hasMore, first.people[0]?.id === second.people[0]?.id]).toEqual([true, false])
})

test('the changes are listed newest first, without names of deleted people, and cannot be updated', async () => {
  const [admin, member, leaver] = [await anAdmin(), await app.aMember(), await app.aMember()]
  await setRole(admin.token, leaver.id, 'moderator')
  await app.database.db().deleteFrom('users').where('id', '=', leaver.id).execute()
  await setRole(admin.token, member.id, 'moderator')
  await setRole(admin.token, member.id, 'member')
  await app.call(tiersApi.grant, { as: admin.token, body: { userId: member.id, tier: 'premium', reason: 'A translator' } })
  const { data } = await app.call(rolesApi.changes, { as: admin.token })
  expect(data.changes[0]).toMatchObject({ kind: 'tier', from: 'free', to: 'premium', until: null, reason: 'A translator' })
  const own = await app.call(rolesApi.changes, { as: admin.token, query: { userId: member.id, limit: '2' } })
  expect([own.data.changes.map(({ kind }) => kind), own.data.hasMore]).toEqual([['tier', 'role'], true])
  expect(data.changes.slice(1, 4)).toMatchObject([
    {
      user: { username: member.username },
      by: { username: admin.username },
      isBySettings: false,
      from: 'moderator',
      to: 'member',
    },
    { user: { username: member.username }, from: 'member', to: 'moderator' },
    { user: null, from: 'member', to: 'moderator' },
  ])
  await expect(app.database.db().deleteFrom('role_changes').execute()).rejects.toThrow('only ever added to')
})
