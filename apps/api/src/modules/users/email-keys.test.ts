import { randomUUID } from 'node:crypto'
import { authApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../../testing/signed-in.ts'
import { testApp } from '../../testing/test-app.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})

const PASSWORD = 'Stone-4-Worries'
const aName = () => `p_${randomUUID().replaceAll('-', '').slice(0, 20)}`
const register = (email: string) => app.call(authApi.register, { body: { email, username: aName(), password: PASSWORD } })
const login = (email: string) => app.call(authApi.login, { body: { email, password: PASSWORD } })
const keyOf = async (email: string) =>
  (await app.database.db().selectFrom('users').select('email_key').where('email', '=', email).executeTakeFirstOrThrow()).email_key

/** An account as it was stored before addresses were normalized. */
async function anOldAccount(email: string) {
  const { data } = await register(`${randomUUID()}@example.org`)
  const row = { email, email_key: email.toLowerCase() }
  await app.database.db().updateTable('users').set(row).where('id', '=', data.user.id).execute()
  return data.user.id
}

describe('one mailbox', () => {
  test.each([
    ['full-width letters', (name: string) => `${name}@ｅｘａｍｐｌｅ.org`],
    ['an ideographic full stop', (name: string) => `${name}@mail。example.org`],
    ['full-width letters before the at sign', (name: string) => `${name.replace('p_', 'ｐ_')}@example.org`],
    ['another case', (name: string) => `${name.toUpperCase()}@EXAMPLE.ORG`],
  ])('has one account, however it is written: %s', async (_, written) => {
    const name = aName()
    const plain = written(name).normalize('NFKC').toLowerCase().replaceAll('。', '.')
    const { data } = await register(plain)
    const again = await register(written(name))
    expect([again.status, again.error.details?.[0]?.path]).toEqual([409, 'email'])
    expect(signedIn((await login(written(name))).data).user.id).toBe(data.user.id)
  })

  test('of an internationalized domain is found by both spellings of the domain', async () => {
    const name = aName()
    const { data } = await register(`${name}@bücher.example`)
    expect(signedIn((await login(`${name}@xn--bcher-kva.example`)).data).user.id).toBe(data.user.id)
  })

  test('differs by a dot or a plus sign, whose meaning depends on the provider', async () => {
    const name = aName()
    expect((await register(`${name}@example.org`)).status).toBe(201)
    expect((await register(`${name}+more@example.org`)).status).toBe(201)
    expect((await register(`${name}.more@example.org`)).status).toBe(201)
  })
})

describe('accounts from before the normalization', () => {
  test('get their key at the next start', async () => {
    const email = `${aName()}@Bücher.example`
    const id = await anOldAccount(email)
    await testApp({ deps: { database: app.database } })
    expect(await keyOf(email)).toBe(email.toLowerCase().replace('bücher', 'xn--bcher-kva'))
    expect(signedIn((await login(email)).data).user.id).toBe(id)
  })

  test('remain unchanged if two have one mailbox, and are found by their own spelling', async () => {
    const name = aName()
    const [plain, wide] = [`${name}@example.org`, `${name}@ｅｘａｍｐｌｅ.org`]
    const { data } = await register(plain)
    const id = await anOldAccount(wide)
    await testApp({ deps: { database: app.database } })
    expect([signedIn((await login(plain)).data).user.id, signedIn((await login(wide)).data).user.id]).toEqual([data.user.id, id])
  })
})

test('ADMIN_EMAILS accepts any spelling of an address', async () => {
  const name = aName()
  const { data } = await register(`${name}@bücher.example`)
  await app.database.db().updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', data.user.id).execute()
  const environment = { ADMIN_EMAILS: `someone@example.org, ${name}@BÜCHER.example` }
  const site = await testApp({ environment, deps: { database: app.database } })
  const { data: again } = await site.call(authApi.login, { body: { email: `${name}@bücher.example`, password: PASSWORD } })
  expect(signedIn(again).user.role).toBe('admin')
})
