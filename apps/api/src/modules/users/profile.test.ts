import { randomUUID } from 'node:crypto'
import { profilesApi, usersApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})

const change = (as: string | undefined, body: unknown) => app.call(profilesApi.update, { as, body })
const search = (as: string | undefined, query: string, more: Record<string, string> = {}) =>
  app.call(profilesApi.search, { as, query: { query, ...more } })
const mark = () => randomUUID().replaceAll('-', '').slice(0, 10)

async function aPerson(displayName?: string, username?: string) {
  const member = await app.aMember(username ? { username } : {})
  if (displayName) await change(member.token, { displayName })
  return member
}
const block = (blocker_id: string, blocked_id: string) =>
  app.database.db().insertInto('blocks').values({ blocker_id, blocked_id }).execute()

describe('changing the own profile', () => {
  test('saves sent fields, keeps omitted ones, and clears those that are null', async () => {
    const { token } = await app.aMember()
    const { status, data } = await change(token, { displayName: '  Zoë  ', bio: 'Two\nlines' })
    expect(status).toBe(200)
    expect(data).toMatchObject({ displayName: 'Zoë', bio: 'Two\nlines' })
    expect((await change(token, { bio: 'Other' })).data).toMatchObject({ displayName: 'Zoë', bio: 'Other' })
    expect((await change(token, { displayName: null, bio: null })).data).toMatchObject({ displayName: null, bio: null })
    expect((await app.call(usersApi.profile, { as: token })).data.displayName).toBeNull()
    for (let i = 0; i < 2; i++) expect((await change(token, {})).status).toBe(200)
  })

  test('keeps a place only while it is shared', async () => {
    const { token } = await app.aMember()
    const place = { country: 'DE', region: 'Hessen', city: 'Kassel' }
    const nowhere = { country: null, region: null, city: null }
    expect((await change(token, place)).data).toMatchObject({ ...nowhere, locationSharing: false })
    expect((await change(token, { ...place, locationSharing: true })).data).toMatchObject({ ...place, locationSharing: true })
    expect((await change(token, { city: null })).data).toMatchObject({ ...place, city: null })
    expect((await change(token, { ...place, locationSharing: false })).data).toMatchObject({ ...nowhere, locationSharing: false })
    expect((await change(token, { locationSharing: true })).data).toMatchObject(nowhere)
  })

  test('includes own worries in statistics until the person opts out', async () => {
    const { token } = await app.aMember()
    expect((await app.call(usersApi.profile, { as: token })).data.figuresOptOut).toBe(false)
    expect((await change(token, { figuresOptOut: true })).data.figuresOptOut).toBe(true)
    expect((await change(token, { bio: 'x' })).data.figuresOptOut).toBe(true)
    expect((await change(token, { figuresOptOut: false })).data.figuresOptOut).toBe(false)
  })

  test.each([
    [{ displayName: ' ' }, 'displayName', 'Display name is required'],
    [{ displayName: 'a'.repeat(101) }, 'displayName', 'Display name must be less than 100 characters'],
    [{ bio: 'a'.repeat(501) }, 'bio', 'Bio must be less than 500 characters'],
    [{ country: 'XX' }, 'country', 'Please choose a country from the list'],
    [{ city: 'a'.repeat(101) }, 'city', 'Please use less than 100 characters'],
    [{ locationSharing: 'yes' }, 'locationSharing', 'Must be true or false'],
    [{ figuresOptOut: 'yes' }, 'figuresOptOut', 'Must be true or false'],
    [{ avatarUrl: 'https://tracker.example/pixel.png' }, 'avatarUrl', 'Please upload the picture itself'],
    [{ role: 'admin' }, 'role', 'This field is not known'],
    [{ website: 'https://elsewhere.example' }, 'website', 'This field is not known'],
    [{ location: 'Lisbon' }, 'location', 'This field is not known'],
  ])('refuses %o with the message of the form', async (body, path, message) => {
    const { token } = await app.aMember()
    const { status, error } = await change(token, body)
    expect([status, error.details]).toEqual([400, [{ path, message }]])
  })

  test('requires a sign-in', async () => {
    expect((await change(undefined, { bio: 'x' })).status).toBe(401)
  })
})

describe('searching people', () => {
  test('ignores case and accents, by username and by name', async () => {
    const { token } = await app.aMember()
    const key = mark()
    const zoe = await aPerson(`Zoë Łukasz-Straße ${key}`)
    for (const words of [`zoe lukasz-strasse ${key}`, `ZOÉ ŁUKASZ-STRASSE ${key}`, zoe.username.toUpperCase(), key]) {
      expect((await search(token, words)).data.users.map(({ id }) => id)).toEqual([zoe.id])
    }
    expect((await search(token, `nobody ${key}`)).data).toEqual({ users: [], hasMore: false })
  })

  test('finds names in other scripts', async () => {
    const { token } = await app.aMember()
    const key = mark()
    for (const [name, words] of [
      [`Иван ${key}`, `ИВАН ${key}`],
      [`김민준 ${key}`, `김민`],
      [`مريم ${key}`, `مريم ${key}`],
    ] as const) {
      const person = await aPerson(name)
      expect((await search(token, words, { limit: '100' })).data.users.map(({ id }) => id)).toContain(person.id)
    }
  })

  test('lists the closest matches first', async () => {
    const { token } = await app.aMember()
    const key = `q${mark()}`
    const inside = await aPerson(undefined, `a_${key}`)
    const word = await aPerson(`Anna ${key}`)
    const name = await aPerson(`${key} Anna`)
    const begin = await aPerson(undefined, `${key}_b`)
    const exact = await aPerson(undefined, key)
    const { data } = await search(token, key)
    expect(data.users.map(({ id }) => id)).toEqual([exact, begin, name, word, inside].map(({ id }) => id))
    const page = await search(token, key, { limit: '2', offset: '1' })
    expect(page.data.users.map(({ id }) => id)).toEqual([begin.id, name.id])
    expect(page.data.hasMore).toBe(true)
  })

  test('matches pattern characters literally', async () => {
    const { token } = await app.aMember()
    const key = mark()
    const plain = await aPerson(undefined, `x${key}y`)
    expect((await search(token, `x%y`)).data.users).toEqual([])
    expect((await search(token, `${key}_y`)).data.users).toEqual([])
    expect((await search(token, `\\`)).status).toBe(200)
    expect((await search(token, `x${key}y`)).data.users[0]?.id).toBe(plain.id)
  })

  test('excludes people across a block, in both directions, and people whose account is ending', async () => {
    const key = mark()
    const [one, other] = [await aPerson(`One ${key}`), await aPerson(`Other ${key}`)]
    await block(one.id, other.id)
    expect((await search(one.token, key)).data.users.map(({ id }) => id)).toEqual([one.id])
    expect((await search(other.token, key)).data.users.map(({ id }) => id)).toEqual([other.id])
    const { token } = await app.aMember()
    expect((await search(token, key)).data.users).toHaveLength(2)
    await app.database.db().updateTable('users').set({ leaves_at: new Date() }).where('id', '=', one.id).execute()
    expect((await search(token, key)).data.users.map(({ id }) => id)).toEqual([other.id])
    expect((await app.call(usersApi.byUsername, { params: { username: one.username } })).status).toBe(404)
  })

  test('returns summaries only, and requires a sign-in', async () => {
    const { token, email } = await app.aMember()
    const key = mark()
    await aPerson(`Some ${key}`)
    const { data } = await search(token, key)
    expect(Object.keys(data.users[0] ?? {}).sort()).toEqual(['avatarUrl', 'displayName', 'id', 'username'])
    expect((await search(token, email)).data.users).toEqual([])
    expect((await search(undefined, key)).status).toBe(401)
  })

  test.each([
    [{ query: ' ' }, 'Please enter a name'],
    [{}, 'Please enter a name'],
    [{ query: 'a'.repeat(101) }, 'Please enter a shorter name'],
    [{ query: 'a', limit: '101' }, 'limit must be a whole number from 1 to 100'],
  ])('refuses %o', async (query, message) => {
    const { token } = await app.aMember()
    const { status, error } = await app.call(profilesApi.search, { as: token, query })
    expect([status, error.message]).toEqual([400, message])
  })
})
